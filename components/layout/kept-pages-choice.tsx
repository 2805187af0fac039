'use client'

import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '@/components/ui/button'
import { arePagesKept, keepPagesAgain, stopKeepingPages } from '@/lib/client/offline/kept-pages'
import { keptPagesWords as words } from '@/lib/content/site/kept-pages'

const neverChanges = () => () => undefined

/**
 * Stops keeping pages on this device, or starts again. Renders nothing where the browser cannot keep any. It places
 * itself below the text about it, which is in a part of the page that React does not touch.
 */
export function KeptPagesChoice() {
  const section = useSyncExternalStore(
    neverChanges,
    () => document.getElementById(words.id),
    () => null,
  )
  const [chosen, setChosen] = useState<boolean>()
  const isKept = chosen ?? (section ? arePagesKept() : undefined)
  if (!section || isKept === undefined) return null

  function change(): void {
    if (isKept) void stopKeepingPages()
    else keepPagesAgain()
    setChosen(!isKept)
  }

  return createPortal(
    <div className="not-on-paper">
      <p role="status">{isKept ? words.on : words.off}</p>
      <Button look="secondary" onClick={change}>
        {isKept ? words.stop : words.again}
      </Button>
    </div>,
    section,
  )
}

'use client'

import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { arePagesKept, keepPagesAgain, stopKeepingPages } from '@/lib/client/offline/kept-pages'
import { useHydrated } from '@/lib/client/use-hydrated'
import { keptPagesWords as words } from '@/lib/content/site/kept-pages'

/** Stops the keeping of pages on this device, and takes that back. Nothing where the browser keeps none. */
export function KeptPagesChoice() {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<boolean>()
  const isKept = chosen ?? (isHydrated ? arePagesKept() : undefined)
  if (isKept === undefined) return null

  function change(): void {
    if (isKept) void stopKeepingPages()
    else keepPagesAgain()
    setChosen(!isKept)
  }

  return (
    <div className="not-on-paper">
      <p role="status">{isKept ? words.on : words.off}</p>
      <Button look="secondary" onClick={change}>
        {isKept ? words.stop : words.again}
      </Button>
    </div>
  )
}

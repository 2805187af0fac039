'use client'

import { useEffect, useRef } from 'react'

import { keepTyped, typedAgain, typedBefore } from '@/lib/client/typed-form'
import { useHydrated } from '@/lib/client/use-hydrated'
import { applyPages } from '@/lib/content/hiring/apply'

type Props = {
  /** The account's id: nobody else who signs in on this device sees it. */
  owner: string
  /** Tells the form from others that are kept. */
  name: string
  /** False where the server has just filled the form in with what was sent. */
  isFresh: boolean
  /** What the form says about it. @default that of an application */
  says?: string
}

/** Keeps what is typed into the form around it on this device, until it is sent and at most for a day. */
export function KeepTyped({ owner, name, isFresh, says = applyPages.about.kept }: Props) {
  const mark = useRef<HTMLParagraphElement>(null)
  const isHydrated = useHydrated()

  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const keep = () => keepTyped(owner, name, form)
    // Told once the rest of the page listens.
    const timer =
      isFresh && typedBefore(owner, name, form)
        ? setTimeout(() => form.dispatchEvent(new Event(typedAgain)))
        : undefined
    form.addEventListener('input', keep)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', keep)
    }
  }, [owner, name, isFresh])

  return (
    <p ref={mark} className="form-note" hidden={!isHydrated}>
      {says}
    </p>
  )
}

import type { Route } from 'next'
import { usePathname, useSearchParams } from 'next/navigation'
import { useCallback, useState } from 'react'

import { refusalLabels } from '@/lib/content/dashboards/labels'
import type { Action } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/action-result'

/** Performs an action, in this tab or on the server, and returns why it was refused, or null. */
export type Act = (action: Action) => Promise<Refusal | null>

type NoteLink = { label: string; href: Route }
export type Note = {
  text: string
  isRefusal: boolean
  undo?: () => void
  /** Where the thing that the action was about has gone. */
  link?: NoteLink
  /** The part of the screen in which it was done. */
  place?: Element | null
}

/** The message when it is done; `undo` is the action that reverses it, and `undone` the message after that. */
type Messages = { done: string; undo?: Action; undone?: string; link?: NoteLink }

/** The note's own buttons disappear with it, so focus continues from the screen. */
const leaveNote = (): void => document.getElementById('screen')?.focus({ preventScroll: true })

/**
 * The card, row or form whose button has focus: the outcome is shown there, outside any part that closes afterwards.
 */
function placeOfFocus(): Element | null {
  const focused = document.activeElement
  const from = focused?.closest('details')?.parentElement ?? focused
  return from?.closest('.dash-card, .dash-entry, .dash-form, .choice-group, .case-bulk, li, section') ?? null
}

/**
 * Performs an action and holds the message for `<ActionNote>`: what was done, with an undo where there is one, or why
 * it was refused. It disappears on moving to another URL.
 */
export function useNoted(act: Act) {
  const address = `${usePathname()}?${useSearchParams()}`
  const [kept, setKept] = useState<{ note: Note; address: string } | null>(null)
  const say = useCallback((note: Note) => setKept({ note, address }), [address])
  const dismiss = useCallback(() => {
    leaveNote()
    setKept(null)
  }, [])

  /** Returns the refusal, or null. */
  const run = useCallback(
    async (action: Action, { done, undo, undone, link }: Messages): Promise<Refusal | null> => {
      const place = placeOfFocus()
      const refusal = await act(action)
      const takeBack = async () => {
        if (!undo) return
        const refusedUndo = await act(undo)
        leaveNote()
        say({
          text: refusedUndo ? refusalLabels[refusedUndo] : (undone ?? ''),
          isRefusal: refusedUndo !== null,
          place,
        })
      }
      say(
        refusal
          ? { text: refusalLabels[refusal], isRefusal: true, place }
          : { text: done, isRefusal: false, place, ...(undo && { undo: takeBack }), ...(link && { link }) },
      )
      return refusal
    },
    [act, say],
  )
  return { note: kept?.address === address ? kept.note : null, run, say, dismiss }
}

export type RunNoted = ReturnType<typeof useNoted>['run']

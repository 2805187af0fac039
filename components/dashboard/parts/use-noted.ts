import { useCallback, useState } from 'react'

import { refusalLabels } from '@/lib/content/dashboards/labels'
import type { Action } from '@/lib/domain/dashboards/actions'
import type { Refusal } from '@/lib/domain/dashboards/performed'

export type Act = (action: Action) => Refusal | null
export type Note = { text: string; isRefusal: boolean; undo?: () => void }

/** The note's own buttons go with it: the focus goes on from the screen that they were about. */
const leaveNote = (): void => document.getElementById('screen')?.focus({ preventScroll: true })

/**
 * Does an action and keeps what to say of it for `<ActionNote>`: what was done, with a way back where there is one, or in
 * words why not.
 */
export function useNoted(act: Act) {
  const [note, setNote] = useState<Note | null>(null)
  const dismiss = useCallback(() => {
    leaveNote()
    setNote(null)
  }, [])

  /** `undo` is the action that takes it back, `undone` what is then said. Answers the refusal, or null. */
  const run = useCallback(
    (action: Action, said: { done: string; undo?: Action; undone?: string }): Refusal | null => {
      const refusal = act(action)
      const { undo } = said
      const takeBack = () => {
        if (!undo) return
        const refusedUndo = act(undo)
        leaveNote()
        setNote({
          text: refusedUndo ? refusalLabels[refusedUndo] : (said.undone ?? ''),
          isRefusal: refusedUndo !== null,
        })
      }
      setNote(
        refusal
          ? { text: refusalLabels[refusal], isRefusal: true }
          : { text: said.done, isRefusal: false, ...(undo && { undo: takeBack }) },
      )
      return refusal
    },
    [act],
  )
  return { note, run, say: setNote, dismiss }
}

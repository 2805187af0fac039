import { useEffect } from 'react'

import type { Note } from '@/components/dashboard/parts/use-noted'
import { partWords } from '@/lib/content/dashboards/part-words'

type Props = { note: Note | null; onDismiss: () => void }

/** What was just done, at the foot of the screen until it is dismissed or something else is done. Always in the page, so that it is read out. */
export function ActionNote({ note, onDismiss }: Props) {
  // Where the button that did it went with what it did, the focus goes on from the screen.
  useEffect(() => {
    if (note && document.activeElement === document.body) {
      document.getElementById('screen')?.focus({ preventScroll: true })
    }
  }, [note])

  const buttons = note ? (
    <div className="dash-note-buttons">
      {note.undo ? (
        <button type="button" className="button button-secondary button-small" onClick={note.undo}>
          {partWords.undo}
        </button>
      ) : null}
      <button type="button" className="button button-quiet button-small" onClick={onDismiss}>
        {partWords.dismiss}
      </button>
    </div>
  ) : null
  return (
    <div className="dash-note not-on-paper" data-refusal={note?.isRefusal || undefined}>
      <p role="status">{note?.text}</p>
      {buttons}
    </div>
  )
}

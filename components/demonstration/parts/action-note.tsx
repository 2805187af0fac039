import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { ScreenLink } from '@/components/work/screen-link'
import type { Note } from '@/components/demonstration/parts/use-noted'
import { Button } from '@/components/ui/button'
import { partWords } from '@/lib/content/dashboards/part-words'

type Props = { note: Note | null; onDismiss: () => void }

/**
 * What was just done, with an undo and a link to where the thing went. It appears in the card or form where it was done
 * or, if that has gone, at the top of the screen: it takes up its own space and covers nothing.
 */
export function ActionNote({ note, onDismiss }: Props) {
  const shown = useRef<HTMLDivElement>(null)
  // If the card has gone after the action, the note appears at the top of the screen.
  const place = note && (note.place?.isConnected ? note.place : document.getElementById('note-place'))

  useEffect(() => {
    if (!note) return
    shown.current?.scrollIntoView({ block: 'nearest' })
    // If the button that was pressed has gone too, focus continues from the screen.
    if (document.activeElement === document.body) {
      document.getElementById('screen')?.focus({ preventScroll: true })
    }
  }, [note])

  return (
    <>
      {/* Always in the page, so that changes are announced. */}
      <p role="status" className="visually-hidden">
        {note?.text}
      </p>
      {note && place
        ? createPortal(
            <div ref={shown} className="dash-note not-on-paper" data-refusal={note.isRefusal || undefined}>
              <p>{note.text}</p>
              <div className="dash-note-buttons">
                {note.undo ? (
                  <Button look="secondary" isSmall onClick={note.undo}>
                    {partWords.undo}
                  </Button>
                ) : null}
                {note.link ? (
                  <ScreenLink href={note.link.href} className="text-link">
                    {note.link.label}
                  </ScreenLink>
                ) : null}
                <Button look="quiet" isSmall onClick={onDismiss}>
                  {partWords.dismiss}
                </Button>
              </div>
            </div>,
            place,
          )
        : null}
    </>
  )
}

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

import { ScreenLink } from '@/components/dashboard/parts/screen-link'
import type { Note } from '@/components/dashboard/parts/use-noted'
import { Button } from '@/components/ui/button'
import { partWords } from '@/lib/content/dashboards/part-words'

type Props = { note: Note | null; onDismiss: () => void }

/**
 * What was just done, with the way back and the way to where the thing went. It stands in the card or form in which it was
 * done, or where that has gone, at the head of the screen: it takes room of its own and covers nothing.
 */
export function ActionNote({ note, onDismiss }: Props) {
  const shown = useRef<HTMLDivElement>(null)
  // Where the card has gone with what was done, the note stands at the head of the screen.
  const place = note && (note.place?.isConnected ? note.place : document.getElementById('note-place'))

  useEffect(() => {
    if (!note) return
    shown.current?.scrollIntoView({ block: 'nearest' })
    // Where the button that did it has gone too, the focus goes on from the screen.
    if (document.activeElement === document.body) {
      document.getElementById('screen')?.focus({ preventScroll: true })
    }
  }, [note])

  return (
    <>
      {/* Always in the page, so that it is read out. */}
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

import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { cvToolWords as words } from '@/lib/content/cv-builder/screens'
import { undoWords } from '@/lib/content/cv-builder/undo-words'
import type { ChangeLabel, CvHistory } from '@/lib/domain/cv/cv-history'

/** Changes that remove text, or replace it. */
const offered: readonly ChangeLabel[] = [
  'remove-skill',
  'remove-experience',
  'remove-education',
  'fill-prison-work',
  'shorten-work',
  'set-letter',
  'bring-back-letter',
  'replace-opened',
  'replace-read',
  'replace-restored',
  'replace-started-again',
]

type Props = { history: CvHistory; onUndo: () => void }

/** After something that removed text: what it was, and how to get it back. It stays until the next change or step. */
export function UndoNotice({ history, onUndo }: Props) {
  const last = history.past.at(-1)
  const [dismissed, setDismissed] = useState(last)
  const place = useRef<HTMLDivElement>(null)
  const isOffered = last !== undefined && last !== dismissed && offered.includes(last.label)
  // The button that was pressed disappears: the next Tab must continue from here, not from the top of the page.
  const go = (act: () => void) => {
    place.current?.focus()
    act()
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={words.undoPlace}>
      {isOffered ? (
        <div className="cv-undo">
          <p>{undoWords[last.label]}.</p>
          <Button look="secondary" onClick={() => go(onUndo)}>
            {words.undo}
          </Button>
          <button
            type="button"
            className="toast-dismiss"
            aria-label={words.dismiss}
            onClick={() => go(() => setDismissed(last))}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
      ) : null}
    </div>
  )
}

import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { cvToolWords as words } from '@/lib/content/cv-builder/screens'

type Props = { onClear: () => void; onClose: () => void }

export function ClearDialog({ onClear, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="cv-dialog cv-dialog-small" aria-labelledby="cv-clear-title" onClose={onClose}>
      <h2 id="cv-clear-title">{`${words.clear} ${words.clearRest}`}</h2>
      <p>{words.clearAsk}</p>
      <div className="button-row">
        <Button onClick={() => dialog.current?.close()}>{words.clearNo}</Button>
        <Button
          look="secondary"
          onClick={() => {
            dialog.current?.close()
            onClear()
          }}
        >
          {words.clearYes}
        </Button>
      </div>
    </dialog>
  )
}

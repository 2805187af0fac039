import { useEffect, useRef } from 'react'

import { CvPreview } from '@/components/cv-builder/cv-preview'
import { Button } from '@/components/ui/button'
import { previewWords, cvToolWords } from '@/lib/content/cv-builder/screens'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

type Props = { draft: CvDraft; onClose: () => void }

/**
 * The CV so far, covering the whole of a small screen. The browser's own dialog keeps focus inside and gives it back.
 */
export function PreviewDialog({ draft, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className="cv-dialog" aria-labelledby="cv-dialog-title" onClose={onClose}>
      <div className="cv-dialog-top">
        <h2 id="cv-dialog-title">{previewWords.heading}</h2>
        <Button look="secondary" onClick={() => dialog.current?.close()}>
          {cvToolWords.close}
        </Button>
      </div>
      <CvPreview document={cvDocument(draft)} />
    </dialog>
  )
}

import { useDeferredValue } from 'react'

import { CvPreview } from '@/components/cv-builder/cv-preview'
import { previewWords } from '@/lib/content/cv-builder/screens'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

/** Beside the fields on a wide screen; on a small one it is only printed. */
export function LivePreview({ draft }: { draft: CvDraft }) {
  // Typing comes first: an old phone renders the preview when it has time.
  const shown = useDeferredValue(draft)
  return (
    <aside className="cv-aside" aria-labelledby="cv-aside-title" tabIndex={0}>
      <h2 id="cv-aside-title" className="not-on-paper">
        {previewWords.heading}
      </h2>
      <CvPreview document={cvDocument(shown)} />
    </aside>
  )
}

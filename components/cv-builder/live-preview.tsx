import { useDeferredValue } from 'react'

import { CvPreview } from '@/components/cv-builder/cv-preview'
import { previewWords } from '@/lib/content/cv-builder/screens'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import type { CvDraft } from '@/lib/domain/cv/cv-draft'

/** Beside the fields on a wide screen; on a small one it is hidden, and shown on paper only. */
export function LivePreview({ draft }: { draft: CvDraft }) {
  // Typing comes first: an old phone draws the preview when it has time.
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

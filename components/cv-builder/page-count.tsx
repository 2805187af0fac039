import { useEffect, useState } from 'react'

import { finishWords as words } from '@/lib/content/cv-builder-screens'
import type { CvDocument } from '@/lib/domain/cv/cv-document'

/** Says how long the CV will be on paper, once the widths of the letters have come. */
export function PageCount({ cv }: { cv: CvDocument }) {
  const [count, setCount] = useState<((document: CvDocument) => number) | null>(null)
  useEffect(() => {
    import('@/lib/client/cv-files/count-pages').then(
      ({ countPages }) => setCount(() => (document: CvDocument) => countPages({ kind: 'CV', document })),
      // Without a network there is no count; the files are the same.
      () => undefined,
    )
  }, [])
  if (!count) return <p className="small cv-count" />
  const pages = count(cv)
  return (
    <p className="small cv-count">
      {words.pages} {pages === 1 ? words.onePage : `${pages} ${words.pagesUnit}`}. {pages > 2 ? words.tooLong : null}
    </p>
  )
}

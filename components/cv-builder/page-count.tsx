import { useEffect, useState } from 'react'

import type { StepProps } from '@/components/cv-builder/cv-tool'
import { fieldId, focusSoon } from '@/components/cv-builder/field-id'
import { Button } from '@/components/ui/button'
import type * as CountPages from '@/lib/client/cv-files/count-pages'
import { finishWords as words } from '@/lib/content/cv-builder/screens'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import { shortenedDescriptions } from '@/lib/domain/cv/shorten-work'

type Counter = typeof CountPages

/**
 * Says how long the CV will be on paper, once the widths of the letters have loaded, and shortens one that is too long.
 */
export function PageCount({ tool: { draft, change, tell } }: StepProps) {
  const [counter, setCounter] = useState<Counter | null>(null)
  useEffect(() => {
    import('@/lib/client/cv-files/count-pages').then(
      (loaded) => setCounter(loaded),
      // Offline there is no count; the files are the same.
      () => undefined,
    )
  }, [])
  if (!counter) return <p className="small cv-count" />
  const cv = cvDocument(draft)
  const pages = counter.countPages({ kind: 'CV', document: cv })
  const shorten = () => {
    const descriptions = shortenedDescriptions(draft, cv, counter.condensed(cv))
    const isShorter = Object.keys(descriptions).length > 0
    change({ type: 'shorten-work', descriptions })
    tell(isShorter ? words.shortened : words.cannotShorten)
    // The button may have gone: a CV of two pages does not need it.
    if (isShorter) focusSoon(fieldId('preview'))
  }
  return (
    <>
      <p className="small cv-count">
        {words.pages} {pages === 1 ? words.onePage : `${pages} ${words.pagesUnit}`}. {pages > 2 ? words.tooLong : null}
      </p>
      {pages > 2 ? (
        <div>
          <Button look="secondary" onClick={shorten}>
            {words.shorten}
          </Button>
          <p className="form-note">{words.shortenNote}</p>
        </div>
      ) : null}
    </>
  )
}

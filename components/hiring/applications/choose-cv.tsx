'use client'

import { useMemo, useState } from 'react'

import { CvPreview } from '@/components/cv-builder/cv-preview'
import { TickBox } from '@/components/forms/tick-box'
import { newestCv } from '@/lib/client/cv-drafts/newest-cv'
import { sensitiveWords } from '@/lib/content/cv-builder/sensitive-words'
import { extrasWords as words } from '@/lib/content/hiring/application-extras'
import { cvDocument } from '@/lib/domain/cv/cv-document'
import { sensitivePattern } from '@/lib/domain/fields/sensitive-words'
import { isSendable } from '@/lib/domain/applications/cv-copy'

type Props = {
  jobId: string
  /** The box was ticked when the form came back with a problem. */
  wasTicked: boolean
}

/** A tick for the copy, how it will look, and what in it to look at again first. */
export function ChooseCv({ jobId, wasTicked }: Props) {
  const document = useMemo(() => {
    const draft = newestCv()
    return draft && cvDocument(draft)
  }, [])
  const [isSent, setSent] = useState(wasTicked)
  if (!document || document.sections.length === 0) {
    return (
      <p>
        {words.cvNone} <a href={`/cv-builder?for=${jobId}`}>{words.cvMake}</a>.
      </p>
    )
  }
  const text = JSON.stringify(document)
  if (!isSendable(text)) return <p>{words.cvTooLong}</p>
  const telling = sensitivePattern(sensitiveWords).exec(text)?.[0]
  return (
    <>
      <TickBox label={words.cvSend} hint={words.cvSendHint} name="cvTicked" checked={isSent} onTick={setSent} />
      {telling ? <p className="form-notice">{words.cvWords(telling)}</p> : null}
      {isSent ? <input type="hidden" name="cv" value={text} /> : null}
      <details className="dash-more">
        <summary>{words.cvLook}</summary>
        <CvPreview document={document} />
      </details>
    </>
  )
}

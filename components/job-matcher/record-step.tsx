import type { Dispatch } from 'react'

import { YesNoQuestion } from '@/components/job-matcher/yes-no-question'
import type { ErrorOf } from '@/components/job-matcher/error-of'
import { ProseText } from '@/components/prose/prose-text'
import { recordStepWords } from '@/lib/content/job-matcher/matcher'
import type { MatcherChange, RecordAnswers } from '@/lib/domain/job-matcher/matcher-answers'

type Props = { record: RecordAnswers; change: Dispatch<MatcherChange>; errorOf: ErrorOf }

export function RecordStep({ record, change, errorOf }: Props) {
  const { legend, hint, spent } = recordStepWords.hasRecord
  return (
    <>
      <YesNoQuestion
        id="has-record"
        error={errorOf('has-record')}
        legend={legend}
        hint={hint}
        value={record.hasRecord}
        onChange={(value) => change({ type: 'has-record', value })}
      />
      <p className="form-note">
        <ProseText text={spent} />
      </p>
    </>
  )
}

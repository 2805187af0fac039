import type { Dispatch } from 'react'

import { RadioRows } from '@/components/forms/radio-rows'
import type { ErrorOf } from '@/components/job-matcher/error-of'
import { YesNoQuestion } from '@/components/job-matcher/yes-no-question'
import { jobStepWords } from '@/lib/content/job-matcher/matcher'
import { sectors, type JobAnswers, type MatcherChange } from '@/lib/domain/job-matcher/matcher-answers'

type Props = { job: JobAnswers; change: Dispatch<MatcherChange>; errorOf: ErrorOf }

export function MatcherJobStep({ job, change, errorOf }: Props) {
  const { sector, asks, statement } = jobStepWords
  return (
    <>
      <RadioRows
        id="sector"
        error={errorOf('sector')}
        legend={sector.legend}
        hint={sector.hint}
        options={sectors.map((value) => ({ value, label: sector.options[value] }))}
        value={job.sector}
        onChange={(value) => change({ type: 'sector', value })}
      />
      <YesNoQuestion
        legend={asks.legend}
        hint={asks.hint}
        noLabel={asks.no}
        value={job.hasCriminalBackgroundQuestion}
        onChange={(value) => change({ type: 'job-asks', value })}
      />
      <YesNoQuestion
        legend={statement.legend}
        hint={statement.hint}
        noLabel={statement.no}
        value={job.hasDiversityStatement}
        onChange={(value) => change({ type: 'diversity-statement', value })}
      />
    </>
  )
}

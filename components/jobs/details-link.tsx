'use client'

import { jobPath } from '@/components/jobs/job-path'
import { ButtonLink } from '@/components/ui/button-link'
import { captureIfAgreed } from '@/lib/client/analytics/capture-if-agreed'
import { jobBoardWords } from '@/lib/content/job-board/board'

type Props = { id: string; company: string }

/** To the page of a job. Analytics, where somebody agreed to it, learns which. */
export function DetailsLink({ id, company }: Props) {
  return (
    <ButtonLink
      href={jobPath(id)}
      aria-describedby={`job-${id}`}
      onClick={() => captureIfAgreed('applied_to_job', { job_id: id, employer: company })}
    >
      {jobBoardWords.details}
    </ButtonLink>
  )
}

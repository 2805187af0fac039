'use client'

import { jobPath } from '@/components/jobs/job-path'
import { ButtonLink } from '@/components/ui/button-link'
import { captureIfAgreed } from '@/lib/client/analytics/capture-if-agreed'
import { jobBoardWords } from '@/lib/content/job-board/board'

type Props = {
  id: string
  company: string
  /** @default the page's main button */
  look?: 'secondary'
}

/** A link to a job's page. Analytics, if somebody has agreed to it, learns which job. */
export function DetailsLink({ id, company, look }: Props) {
  return (
    <ButtonLink
      href={jobPath(id)}
      look={look}
      aria-describedby={`job-${id}`}
      onClick={() => captureIfAgreed('applied_to_job', { job_id: id, employer: company })}
    >
      {jobBoardWords.details}
    </ButtonLink>
  )
}

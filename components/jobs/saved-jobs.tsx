import { useState } from 'react'

import { jobPath } from '@/components/jobs/job-path'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { forgetSavedJobs, useSavedJobs } from '@/lib/client/saved-jobs'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { closingText } from '@/lib/content/wording/job-text'
import type { JobView } from '@/lib/domain/job-board/job-view'

type Props = { jobs: readonly JobView[] }

/** Below the list, so that nothing moves when the device turns out to have some. */
export function SavedJobs({ jobs }: Props) {
  const ids = useSavedJobs()
  const [isForgotten, setIsForgotten] = useState(false)
  const saved = ids.flatMap((id) => jobs.find((job) => job.id === id) ?? [])
  const forget = () => {
    forgetSavedJobs()
    setIsForgotten(true)
  }
  return (
    <>
      {saved.length > 0 ? (
        <section className="job-saved" aria-labelledby="saved-jobs">
          <h2 id="saved-jobs">{jobBoardWords.savedHeading}</h2>
          <ul className="plain-list">
            {saved.map(({ id, title, company, ...job }) => (
              <li key={id}>
                <PageLink href={jobPath(id)} className="text-link">
                  {title}
                </PageLink>{' '}
                {company}. {closingText(job)}.
              </li>
            ))}
          </ul>
          <Button look="secondary" className="not-on-paper" onClick={forget}>
            {jobBoardWords.forget}
          </Button>
        </section>
      ) : null}
      <p role="status" className="job-saved-note">
        {isForgotten && saved.length === 0 ? jobBoardWords.forgotten : null}
      </p>
    </>
  )
}

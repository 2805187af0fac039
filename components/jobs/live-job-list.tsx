import { DetailsLink } from '@/components/jobs/details-link'
import { JobCard } from '@/components/jobs/job-card'
import { SavedMark } from '@/components/jobs/saved-mark'
import { jobBoardWords } from '@/lib/content/job-board/board'
import type { JobView } from '@/lib/domain/job-board/job-view'

/** With its distance from the place that was searched for, where that is known. */
export type ResultJob = JobView & { miles?: number | null }

const noneSaved: ReadonlySet<string> = new Set()

/** The jobs of one page of results, or similar ones, each with a mark if it is saved. */
type ListProps = {
  jobs: readonly ResultJob[]
  saved?: ReadonlySet<string>
  /** Where something else is the main thing of the page. */
  look?: 'secondary'
}

export function LiveJobList({ jobs, saved = noneSaved, look }: ListProps) {
  return (
    <ul className="plain-list job-list" aria-label={jobBoardWords.results}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobCard
            job={job}
            miles={job.miles ?? null}
            actions={
              <>
                <DetailsLink id={job.id} company={job.company} look={look} />
                <SavedMark id={job.id} isSaved={saved.has(job.id)} />
              </>
            }
          />
        </li>
      ))}
    </ul>
  )
}

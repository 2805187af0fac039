import { LiveJobList } from '@/components/jobs/live-job-list'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import type { JobView } from '@/lib/domain/job-board/job-view'

type Props = { jobs: readonly JobView[] }

/** Other open jobs of the same kind of work, or in the same town. */
export function SimilarJobs({ jobs }: Props) {
  return (
    <section aria-labelledby="similar">
      <h2 id="similar" className="job-count">
        {liveJobWords.similar}
      </h2>
      {jobs.length === 0 ? <p>{liveJobWords.noneSimilar}</p> : <LiveJobList jobs={jobs} look="secondary" />}
    </section>
  )
}

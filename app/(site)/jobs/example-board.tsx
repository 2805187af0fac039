import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { JobBanner } from '@/components/jobs/job-banner'
import { JobBoard } from '@/components/jobs/job-board'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { boardJobsAt } from '@/lib/content/demonstration/story/board-jobs'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { liveBoardWords } from '@/lib/content/job-board/live-board'

type Props = { path: '/jobs' | '/jobs/examples'; today: PlainDate }

/** The examples: the whole board while there is no real job, and a page beside it afterwards. */
export function ExampleBoard({ path, today }: Props) {
  const isBeside = path === '/jobs/examples'
  return (
    <div className="page jobs-page">
      <Breadcrumbs path={path} />
      <JobBanner />
      <h1>{isBeside ? liveBoardWords.examplesTitle : jobBoardWords.heading}</h1>
      <p className="lead">{isBeside ? liveBoardWords.examplesLead : jobBoardWords.lead}</p>
      <JobBoard jobs={boardJobsAt(today)} path={path} />
    </div>
  )
}

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { JobBanner } from '@/components/jobs/job-banner'
import { JobBoard } from '@/components/jobs/job-board'
import { Breadcrumbs } from '@/components/prose/breadcrumbs'
import { boardJobsAt } from '@/lib/content/demo/board-jobs'
import { jobBoardWords } from '@/lib/content/job-board'

export const metadata = pageMetadata('/jobs')

export default async function JobsPage() {
  const today = await demoDay()
  return (
    <div className="page jobs-page">
      <Breadcrumbs path="/jobs" />
      <JobBanner />
      <h1>{jobBoardWords.heading}</h1>
      <p className="lead">{jobBoardWords.lead}</p>
      <JobBoard jobs={boardJobsAt(today)} />
    </div>
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate/jobs')

export default function CandidateJobsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/candidate/jobs" />
    </div>
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/employer/jobs')

export default function EmployerJobsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/employer/jobs" />
    </div>
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/employer/applications')

export default function EmployerApplicationsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/employer/applications" />
    </div>
  )
}

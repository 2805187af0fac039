import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/employer/resources')

export default function EmployerResourcesPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/employer/resources" />
    </div>
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/employer')

export default function EmployerPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/employer" />
    </div>
  )
}

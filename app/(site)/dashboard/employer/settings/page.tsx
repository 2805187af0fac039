import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/employer/settings')

export default function EmployerSettingsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/employer/settings" />
    </div>
  )
}

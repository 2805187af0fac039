import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/employer/social-value')

export default function EmployerSocialValuePage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/employer/social-value" />
    </div>
  )
}

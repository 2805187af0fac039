import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/applications')

export default function PartnerApplicationsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/applications" />
    </div>
  )
}

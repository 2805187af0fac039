import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/support')

export default function PartnerSupportPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/support" />
    </div>
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/settings')

export default function PartnerSettingsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/settings" />
    </div>
  )
}

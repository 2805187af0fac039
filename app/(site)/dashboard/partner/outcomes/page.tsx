import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/outcomes')

export default function PartnerOutcomesPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/outcomes" />
    </div>
  )
}

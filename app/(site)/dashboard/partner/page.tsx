import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner')

export default function PartnerPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner" />
    </div>
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/referrals/new')

export default function PartnerReferralsNewPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/referrals/new" />
    </div>
  )
}

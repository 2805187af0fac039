import { pageMetadata } from '@/app/page-metadata'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

export const metadata = pageMetadata('/dashboard/partner/referrals')

export default function PartnerReferralsPage() {
  return (
    <div className="page">
      <ScreenHeading path="/dashboard/partner/referrals" />
    </div>
  )
}

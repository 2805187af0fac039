import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { NewReferralDemo } from '@/components/demonstration/visits/partner/new-referral-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'

const path = '/dashboard/partner/referrals/new'

export const metadata = pageMetadata(path)

export default async function PartnerNewReferralPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <NewReferralDemo day={await requestDay()} />
    </>
  )
}

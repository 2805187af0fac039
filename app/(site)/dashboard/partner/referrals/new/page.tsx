import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { NewReferral } from '@/components/dashboard/partner/new-referral'
import { ScreenHeading } from '@/components/dashboard/screen-heading'

const path = '/dashboard/partner/referrals/new'

export const metadata = pageMetadata(path)

export default async function PartnerNewReferralPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <NewReferral day={await demoDay()} />
    </>
  )
}

import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { referralMetadata } from '@/app/referral-metadata'
import { ReferralSectionRoute } from '@/app/(work)/dashboard/referral-routes'

export const generateMetadata = referralMetadata

export default function CaseworkerReferralSectionRoute(
  props: PageProps<'/dashboard/caseworkerportal/referrals/[reference]/[section]'>,
) {
  return <ReferralSectionRoute portal="/dashboard/caseworkerportal" {...props} />
}

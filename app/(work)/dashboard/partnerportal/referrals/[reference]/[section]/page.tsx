import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { referralMetadata } from '@/app/referral-metadata'
import { ReferralSectionRoute } from '@/app/(work)/dashboard/referral-routes'

export const generateMetadata = referralMetadata

export default function PartnerReferralSectionRoute(
  props: PageProps<'/dashboard/partnerportal/referrals/[reference]/[section]'>,
) {
  return <ReferralSectionRoute portal="/dashboard/partnerportal" {...props} />
}

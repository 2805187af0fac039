import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ReferralSectionRoute } from '@/app/(work)/dashboard/referral-routes'
import { referralWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(referralWords.title)

export default function PartnerReferralSectionRoute(
  props: PageProps<'/dashboard/partnerportal/referrals/[reference]/[section]'>,
) {
  return <ReferralSectionRoute portal="/dashboard/partnerportal" {...props} />
}

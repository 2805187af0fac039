import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ReferralSectionRoute } from '@/app/(work)/dashboard/referral-routes'
import { referralPageWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(referralPageWords.title)

export default function CaseworkerReferralSectionRoute(
  props: PageProps<'/dashboard/caseworkerportal/referrals/[reference]/[section]'>,
) {
  return <ReferralSectionRoute portal="/dashboard/caseworkerportal" {...props} />
}

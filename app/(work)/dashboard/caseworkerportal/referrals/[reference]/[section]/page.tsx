import '@/app/styles/casework.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ReferralSectionRoute } from '@/app/(work)/dashboard/referral-routes'
import { referralWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(referralWords.title)

export default function CaseworkerReferralSectionRoute(
  props: PageProps<'/dashboard/caseworkerportal/referrals/[reference]/[section]'>,
) {
  return <ReferralSectionRoute portal="/dashboard/caseworkerportal" {...props} />
}

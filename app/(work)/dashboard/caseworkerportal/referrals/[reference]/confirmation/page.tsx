import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ReferralConfirmationRoute } from '@/app/(work)/dashboard/referral-routes'
import { referralConfirmationWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(referralConfirmationWords.title)

export default function CaseworkerReferralConfirmationRoute(
  props: PageProps<'/dashboard/caseworkerportal/referrals/[reference]/confirmation'>,
) {
  return <ReferralConfirmationRoute portal="/dashboard/caseworkerportal" {...props} />
}

import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ReferralRoute } from '@/app/(work)/dashboard/referral-routes'
import { referralPageWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(referralPageWords.title)

export default function PartnerReferralRoute(props: PageProps<'/dashboard/partnerportal/referrals/[reference]'>) {
  return <ReferralRoute portal="/dashboard/partnerportal" {...props} />
}

import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewReferralRoute } from '@/app/(work)/dashboard/referral-routes'
import { beginReferralWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(beginReferralWords.title)

export default function PartnerNewReferralRoute(props: PageProps<'/dashboard/partnerportal/referrals/new'>) {
  return <NewReferralRoute portal="/dashboard/partnerportal" {...props} />
}

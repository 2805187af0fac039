import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { ReferralsRoute } from '@/app/(work)/dashboard/referral-routes'
import { referralListWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(referralListWords.title)

export default function CaseworkerReferralsRoute(props: PageProps<'/dashboard/caseworkerportal/referrals'>) {
  return <ReferralsRoute portal="/dashboard/caseworkerportal" {...props} />
}

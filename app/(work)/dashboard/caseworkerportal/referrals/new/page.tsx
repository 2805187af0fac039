import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { NewReferralRoute } from '@/app/(work)/dashboard/referral-routes'
import { beginReferralWords } from '@/lib/content/casework/referrals'

export const metadata = privatePageMetadata(beginReferralWords.title)

export default function CaseworkerNewReferralRoute(props: PageProps<'/dashboard/caseworkerportal/referrals/new'>) {
  return <NewReferralRoute portal="/dashboard/caseworkerportal" {...props} />
}

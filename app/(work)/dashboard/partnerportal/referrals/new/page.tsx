import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { newReferralMetadata } from '@/app/referral-metadata'
import { NewReferralRoute } from '@/app/(work)/dashboard/referral-routes'

export const generateMetadata = newReferralMetadata

export default function PartnerNewReferralRoute(props: PageProps<'/dashboard/partnerportal/referrals/new'>) {
  return <NewReferralRoute portal="/dashboard/partnerportal" {...props} />
}

import '@/app/styles/casework.css'
import '@/app/styles/takers.css'

import { referralMetadata } from '@/app/referral-metadata'
import { ReferralRoute } from '@/app/(work)/dashboard/referral-routes'

export const generateMetadata = referralMetadata

export default function PartnerReferralRoute(props: PageProps<'/dashboard/partnerportal/referrals/[reference]'>) {
  return <ReferralRoute portal="/dashboard/partnerportal" {...props} />
}

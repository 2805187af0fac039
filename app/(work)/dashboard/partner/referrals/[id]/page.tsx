import '@/app/styles/casework.css'

import { NotHere } from '@/app/not-here'
import { referralMetadata } from '@/app/referral-metadata'
import { requestDay } from '@/app/request-day'
import { ReferralScreen } from '@/components/casework/referrals/referral-screen'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { referralInStory } from '@/lib/server/demonstration/referrals'

export const generateMetadata = referralMetadata

export default async function PartnerReferralPage({
  params,
  searchParams,
}: PageProps<'/dashboard/partner/referrals/[id]'>) {
  const today = await requestDay()
  const [{ id }, { again }] = await Promise.all([params, searchParams])
  const referral = referralInStory(storyNow(), id)
  if (!referral) return <NotHere />
  return (
    <ReferralScreen
      portal="/dashboard/partner"
      referral={referral}
      kept={await keptInput(again)}
      done={undefined}
      today={today}
    />
  )
}

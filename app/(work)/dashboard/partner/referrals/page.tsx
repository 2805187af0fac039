import '@/app/styles/casework.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ReferralsScreen } from '@/components/casework/referrals/referrals-screen'
import { referralQueryOf } from '@/lib/domain/referrals/referral-query'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { referralsInStory } from '@/lib/server/demonstration/referrals'

export const metadata = pageMetadata('/dashboard/partner/referrals')

export default async function PartnerReferralsPage({ searchParams }: PageProps<'/dashboard/partner/referrals'>) {
  await requestDay()
  const query = referralQueryOf(await searchParams)
  return (
    <ReferralsScreen
      portal="/dashboard/partner"
      query={query}
      screen={referralsInStory(storyNow(), query)}
      done={undefined}
    />
  )
}

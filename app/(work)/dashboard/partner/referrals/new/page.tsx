import '@/app/styles/takers.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { NewReferralScreen } from '@/components/casework/referrals/new-referral-screen'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { receiversOf } from '@/lib/server/casework/referrals'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { receiverChoices } from '@/lib/server/demonstration/referrals'

export const metadata = pageMetadata('/dashboard/partner/referrals/new')

export default async function NewPartnerReferralPage({ searchParams }: PageProps<'/dashboard/partner/referrals/new'>) {
  await requestDay()
  const { to, again, find } = await searchParams
  return (
    <NewReferralScreen
      portal="/dashboard/partner"
      receivers={receiversOf(receiverChoices(storyNow()), to, again)}
      find={givenText(find)}
      kept={await keptInput(again)}
    />
  )
}

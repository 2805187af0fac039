import '@/app/styles/takers.css'

import { NotHere } from '@/app/not-here'
import { referralMetadata } from '@/app/referral-metadata'
import { requestDay } from '@/app/request-day'
import { ReferralSectionScreen } from '@/components/casework/referrals/referral-section-screen'
import { referralSections } from '@/lib/domain/referrals/referral-form'
import { keptInput } from '@/lib/server/auth/kept-input'
import { receiversOf } from '@/lib/server/casework/referrals'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { receiverChoices, referralInStory } from '@/lib/server/demonstration/referrals'

export const generateMetadata = referralMetadata

export default async function PartnerReferralSectionPage({
  params,
  searchParams,
}: PageProps<'/dashboard/partner/referrals/[id]/[section]'>) {
  await requestDay()
  const [{ id, section: name }, { to, again }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const referral = referralInStory(story, id)
  const section = referralSections.find((one) => one === name)
  if (!referral || (!section && name !== 'consent')) return <NotHere />
  const part = section
    ? { section }
    : { receivers: receiversOf(receiverChoices(story), to ?? referral.receiverId, again) }
  return (
    <ReferralSectionScreen
      portal="/dashboard/partner"
      referral={referral}
      part={part}
      kept={await keptInput(again)}
      done={undefined}
    />
  )
}

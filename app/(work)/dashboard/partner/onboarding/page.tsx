import '@/app/styles/account.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { FirstDaySteps } from '@/components/casework/pages/first-day-steps'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { firstDaySteps } from '@/lib/server/casework/first-day'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { colleaguesInStory } from '@/lib/server/demonstration/members'
import { referralTasksInStory } from '@/lib/server/demonstration/referrals'
import { peopleOnSide } from '@/lib/server/demonstration/supported-people'

const path = '/dashboard/partner/onboarding'

export const metadata = pageMetadata(path)

export default async function PartnerOnboardingPage() {
  await requestDay()
  const story = storyNow()
  const steps = firstDaySteps('/dashboard/partner', {
    colleagues: colleaguesInStory(story, 'partner').length,
    invitations: 0,
    people: peopleOnSide(story, 'partner').length,
    hasReferral: referralTasksInStory(story).any,
  })
  return (
    <>
      <ScreenHeading path={path} />
      <FirstDaySteps steps={steps} />
    </>
  )
}

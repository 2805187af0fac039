import '@/app/styles/account.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { PartnerPortalHome } from '@/components/casework/pages/partner-portal-home'
import { CaseloadLoad, CaseloadSummary, FirstPeople } from '@/components/casework/people/caseload-summary'
import { ReferralTasks } from '@/components/casework/referrals/referral-tasks'
import { SupportAlerts } from '@/components/casework/work/support-alerts'
import { SupportNews } from '@/components/casework/work/support-news'
import { SupportToday } from '@/components/casework/work/support-today'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { viewerInStory } from '@/lib/server/demonstration/members'
import { partnerInStory } from '@/lib/server/demonstration/organisations'
import { referralTasksInStory } from '@/lib/server/demonstration/referrals'
import { supportDayInStory, unreadInStory } from '@/lib/server/demonstration/support-day'
import { peopleInStory } from '@/lib/server/demonstration/supported-people'

const portal = '/dashboard/partner'

export const metadata = pageMetadata(portal)

export default async function PartnerPage({ searchParams }: PageProps<'/dashboard/partner'>) {
  const today = await requestDay()
  const story = storyNow()
  const day = supportDayInStory(story, 'partner')
  const referrals = referralTasksInStory(story)
  const people = peopleInStory(story, 'partner', caseloadQueryOf({}))
  return (
    <PartnerPortalHome
      portal={portal}
      {...viewerInStory(story, 'partner')}
      enquiries={[]}
      organisation={partnerInStory(story, 'partner')}
      aside={<CaseloadLoad portal={portal} workers={people.workers} />}
    >
      <CaseloadSummary
        portal={portal}
        workers={people.workers}
        counts={day}
        referrals={referrals}
        mayRefer={people.rights.refers}
      />
      {/* What waits is counted above. */}
      <ReferralTasks portal={portal} tasks={{ ...referrals, waiting: 0, late: 0 }} />
      <SupportNews portal={portal} unread={unreadInStory(story, 'partner')} />
      <SupportAlerts
        portal={portal}
        alerts={day.alerts}
        putOff={day.putOff}
        kept={await keptInput((await searchParams).again)}
        at="home"
      />
      <SupportToday portal={portal} day={day} today={today} />
      <FirstPeople portal={portal} people={day.first} today={today} isBesideAlerts />
    </PartnerPortalHome>
  )
}

import '@/app/styles/account.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { PartnerPortalHome } from '@/components/casework/pages/partner-portal-home'
import { OwnCaseload } from '@/components/casework/people/caseload-summary'
import { SupportAlerts } from '@/components/casework/work/support-alerts'
import { SupportNews } from '@/components/casework/work/support-news'
import { SupportToday } from '@/components/casework/work/support-today'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { viewerInStory } from '@/lib/server/demonstration/members'
import { partnerInStory } from '@/lib/server/demonstration/organisations'
import { supportDayInStory, unreadInStory } from '@/lib/server/demonstration/support-day'

const portal = '/dashboard/caseworker'

export const metadata = pageMetadata(portal)

export default async function CaseworkerPage({ searchParams }: PageProps<'/dashboard/caseworker'>) {
  const today = await requestDay()
  const story = storyNow()
  const day = supportDayInStory(story, 'caseworker')
  return (
    <PartnerPortalHome
      portal={portal}
      {...viewerInStory(story, 'caseworker')}
      enquiries={[]}
      organisation={partnerInStory(story, 'caseworker')}
    >
      <SupportNews portal={portal} unread={unreadInStory(story, 'caseworker')} />
      <SupportAlerts
        portal={portal}
        alerts={day.alerts}
        putOff={day.putOff}
        kept={await keptInput((await searchParams).again)}
        at="home"
      />
      <SupportToday portal={portal} day={day} today={today} />
      <OwnCaseload portal={portal} counts={day} alerts={day.alerts} />
    </PartnerPortalHome>
  )
}

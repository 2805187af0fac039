import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { portalDiary } from '@/components/casework/diary/diary-places'
import { NextUp } from '@/components/casework/diary/next-up'
import { OwnSummary, OwnTasks } from '@/components/hiring/applications/own-summary'
import { ProfileSummary } from '@/components/hiring/person/profile-summary'
import { PortalPage } from '@/components/portals/portal-page'
import { helpTasks } from '@/components/casework/support/help-tasks'
import { portals } from '@/lib/content/account/portals'
import { loadOwnEnquiries } from '@/lib/server/accounts/own-record'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadNextUp } from '@/lib/server/casework/diary'
import { loadUnreadSupport } from '@/lib/server/casework/support-messages'
import { loadSuggestions } from '@/lib/server/casework/work-search'
import { loadApplicationNews } from '@/lib/server/hiring/own-applications'
import { loadProfile } from '@/lib/server/hiring/profile'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(portals.candidate.title)

export default async function CandidatePortalRoute() {
  const { name, email } = await requireAccess('/dashboard/candidateportal')
  const moment = momentNow()
  const [enquiries, profile, news, unread, next, suggestions] = await Promise.all([
    loadOwnEnquiries(email),
    loadProfile().catch(goOnWith('candidateportal/profile', null)),
    loadApplicationNews(moment.today).catch(goOnWith('candidateportal/news', null)),
    loadUnreadSupport(),
    loadNextUp(moment).catch(goOnWith('candidateportal/next', null)),
    loadSuggestions(moment.today).catch(goOnWith('candidateportal/suggestions', [])),
  ])
  const isUnderWay = (profile?.version ?? 0) > 0
  const help = helpTasks({ unread: unread ?? [], suggestions, step: next?.step ?? null })
  return (
    <PortalPage
      role="candidate"
      name={`${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim() || name}
      email={email}
      enquiries={enquiries}
      isUnderWay={isUnderWay}
    >
      {isUnderWay || help.length > 0 ? <OwnTasks news={news} help={help} /> : null}
      {next?.entry ? <NextUp entry={next.entry} place={portalDiary} /> : null}
      {isUnderWay ? <OwnSummary news={news} /> : null}
      {profile ? <ProfileSummary profile={profile} /> : null}
    </PortalPage>
  )
}

import '@/app/styles/account.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { demonstrationDiary } from '@/components/casework/diary/diary-places'
import { NextUp } from '@/components/casework/diary/next-up'
import { helpTasks } from '@/components/casework/support/help-tasks'
import { supportInDemonstration } from '@/components/casework/support/own-support-places'
import { OwnSummary, OwnTasks } from '@/components/hiring/applications/own-summary'
import { ProfileSummary } from '@/components/hiring/person/profile-summary'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { nameOf } from '@/lib/domain/dashboards/person-view'
import { storyNow, viewerOf } from '@/lib/server/demonstration/kept-in-story'
import { ownNewsInStory } from '@/lib/server/demonstration/own-applications'
import { nextUpInStory } from '@/lib/server/demonstration/own-diary'
import { profileInStory } from '@/lib/server/demonstration/own-profile'
import { suggestionsInStory } from '@/lib/server/demonstration/work-search'

export const metadata = pageMetadata('/dashboard/candidate')

export default async function CandidatePage() {
  await requestDay()
  const story = storyNow()
  const news = ownNewsInStory(story)
  const { entry, step } = nextUpInStory(story)
  const help = helpTasks({ unread: [], suggestions: suggestionsInStory(story), step }, supportInDemonstration)
  return (
    <>
      <ScreenHeading
        path="/dashboard/candidate"
        account={partnerPortalWords.hello(null, nameOf(viewerOf(story)), '', true)}
      />
      <div className="portal-sections">
        <OwnTasks news={news} place={candidateDemonstration} help={help} />
        {entry ? <NextUp entry={entry} place={demonstrationDiary} /> : null}
        <OwnSummary news={news} place={candidateDemonstration} />
        <ProfileSummary profile={profileInStory(story)} place={candidateDemonstration} />
      </div>
    </>
  )
}

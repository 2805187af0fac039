import '@/app/styles/account.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { demonstrationDiary } from '@/components/casework/diary/diary-places'
import { NextUp } from '@/components/casework/diary/next-up'
import { OwnSummary, OwnTasks } from '@/components/hiring/applications/own-summary'
import { ProfileSummary } from '@/components/hiring/person/profile-summary'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { ownNewsInStory } from '@/lib/server/demonstration/own-applications'
import { nextUpInStory } from '@/lib/server/demonstration/own-diary'
import { profileInStory } from '@/lib/server/demonstration/own-profile'

export const metadata = pageMetadata('/dashboard/candidate')

export default async function CandidatePage() {
  await requestDay()
  const story = storyNow()
  const news = ownNewsInStory(story)
  return (
    <>
      <ScreenHeading path="/dashboard/candidate" />
      <div className="portal-sections">
        <OwnTasks news={news} place={candidateDemonstration} />
        <NextUp next={nextUpInStory(story)} place={demonstrationDiary} />
        <OwnSummary news={news} place={candidateDemonstration} />
        <ProfileSummary profile={profileInStory(story)} place={candidateDemonstration} />
      </div>
    </>
  )
}

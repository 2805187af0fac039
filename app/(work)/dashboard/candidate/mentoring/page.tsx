import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { demonstrationMentoring } from '@/components/casework/mentoring/mentoring-places'
import { OwnMentoringScreen } from '@/components/casework/mentoring/own-mentoring-screen'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { mentoringInStory, mentorMessagesInStory } from '@/lib/server/demonstration/own-mentoring'

const path = '/dashboard/candidate/mentoring'

export const metadata = pageMetadata(path)

export default async function CandidateMentoringPage({ searchParams }: PageProps<'/dashboard/candidate/mentoring'>) {
  await requestDay()
  const { again } = await searchParams
  const story = storyNow()
  return (
    <>
      <ScreenHeading path={path} />
      <OwnMentoringScreen
        place={demonstrationMentoring}
        all={mentoringInStory(story)}
        chosen=""
        conversation={mentorMessagesInStory(story)}
        kept={await keptInput(again)}
        nextId={crypto.randomUUID()}
      />
    </>
  )
}

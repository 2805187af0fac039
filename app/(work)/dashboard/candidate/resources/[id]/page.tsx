import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { OwnWorkScreen } from '@/components/casework/support/own-work-screen'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { ownWorkInStory } from '@/lib/server/demonstration/own-support'

export const metadata = privatePageMetadata(supportWorkWords.ownTitle)

type Props = PageProps<'/dashboard/candidate/resources/[id]'>

export default async function CandidateSupportWorkPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const own = ownWorkInStory(story, id)
  if (!own) return <NotHere />
  return (
    <OwnWorkScreen
      {...own}
      moment={story.moment}
      reminders=""
      to="demonstration/candidate"
      overview="/dashboard/candidate/resources"
      mentoring="/dashboard/candidate/mentoring"
      nextId={crypto.randomUUID()}
      kept={await keptInput(again)}
    />
  )
}

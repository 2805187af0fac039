import { NotHere } from '@/app/not-here'
import { personMetadata } from '@/app/person-metadata'
import { requestDay } from '@/app/request-day'
import { SupportWorkScreen } from '@/components/casework/work/support-work-screen'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { workInStory } from '@/lib/server/demonstration/supported-people'

export const generateMetadata = personMetadata(supportWorkWords.open)

type Props = PageProps<'/dashboard/caseworker/candidate/[id]/work'>

export default async function CaseworkerWorkPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again, book, correct }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const work = workInStory(story, 'caseworker', id)
  if (!work) return <NotHere />
  return (
    <SupportWorkScreen
      portal="/dashboard/caseworker"
      reference={work.reference}
      work={work}
      moment={story.moment}
      isBooking={book !== undefined}
      bookOn={parseDate(givenText(book))}
      correcting={givenText(correct)}
      kept={await keptInput(again)}
    />
  )
}

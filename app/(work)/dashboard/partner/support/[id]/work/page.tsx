import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SupportWorkScreen } from '@/components/casework/work/support-work-screen'
import { supportWorkWords } from '@/lib/content/casework/support-work'
import { givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { workInStory } from '@/lib/server/demonstration/supported-people'

export const metadata = privatePageMetadata(supportWorkWords.open)

type Props = PageProps<'/dashboard/partner/support/[id]/work'>

export default async function PartnerWorkPage({ params, searchParams }: Props) {
  await requestDay()
  const [{ id }, { again, correct }] = await Promise.all([params, searchParams])
  const story = storyNow()
  const work = workInStory(story, 'partner', id)
  if (!work) return <NotHere />
  return (
    <SupportWorkScreen
      portal="/dashboard/partner"
      reference={work.reference}
      work={work}
      moment={story.moment}
      correcting={givenText(correct)}
      kept={await keptInput(again)}
    />
  )
}

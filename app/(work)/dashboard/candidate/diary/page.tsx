import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { demonstrationDiary } from '@/components/casework/diary/diary-places'
import { DiaryScreen } from '@/components/casework/diary/diary-screen'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { diaryLayouts } from '@/lib/domain/casework/diary'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { diaryFrom } from '@/lib/server/demonstration/own-diary'

const path = '/dashboard/candidate/diary'

export const metadata = pageMetadata(path)

export default async function CandidateDiaryPage({ searchParams }: PageProps<'/dashboard/candidate/diary'>) {
  const today = await requestDay()
  const story = storyNow()
  const { again, week: asked, view } = await searchParams
  const layout = chosenOf(diaryLayouts, view, 'week')
  const week = parseDate(givenText(asked)) ?? today
  return (
    <>
      <ScreenHeading path={path} />
      <DiaryScreen
        place={demonstrationDiary}
        entries={diaryFrom(story, layout === 'week' ? week : null)}
        query={{ week, layout }}
        moment={story.moment}
        kept={await keptInput(again)}
        calendar={null}
      />
    </>
  )
}

import { privatePageMetadata } from '@/app/page-metadata'
import { portalDiary } from '@/components/casework/diary/diary-places'
import { DiaryScreen } from '@/components/casework/diary/diary-screen'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { diaryDone, diaryWords as words } from '@/lib/content/casework/diary'
import { diaryLayouts } from '@/lib/domain/casework/diary'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadDiary } from '@/lib/server/casework/diary'
import { momentNow } from '@/lib/server/hiring/take-application-step'

export const metadata = privatePageMetadata(words.title)

export default async function DiaryRoute({ searchParams }: PageProps<'/dashboard/candidateportal/diary'>) {
  await requireAccess('/dashboard/candidateportal')
  const { again, done, week: asked, view } = await searchParams
  const moment = momentNow()
  const { today } = moment
  const layout = chosenOf(diaryLayouts, view, 'week')
  const week = parseDate(givenText(asked)) ?? today
  const [{ entries, feedMadeAt }, kept] = await Promise.all([
    loadDiary(layout === 'week' ? week : null, today),
    keptInput(again),
  ])
  return (
    <>
      <DoneNotice words={diaryDone} done={done} />
      <ProblemNotice kept={kept} forms={['diary-remove']} />
      <DetailHeading heading={words.title} shows={words.lead} isPrinted />
      <DiaryScreen
        place={portalDiary}
        entries={entries}
        query={{ week, layout }}
        moment={moment}
        kept={kept}
        calendar={{ file: '/api/candidate/diary', feedMadeAt }}
      />
    </>
  )
}

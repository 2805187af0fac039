import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateDiaryDemo } from '@/components/demonstration/visits/candidate/candidate-diary-demo'
import { diaryLayouts } from '@/components/demonstration/parts/diary-layouts'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

const path = '/dashboard/candidate/diary'

export const metadata = pageMetadata(path)

export default async function CandidateDiaryPage({ searchParams }: PageProps<'/dashboard/candidate/diary'>) {
  const today = await requestDay()
  const { week, view } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateDiaryDemo
        day={today}
        query={{ week: parseDate(givenText(week)) ?? today, layout: chosenOf(diaryLayouts, view, 'week') }}
        empty={screens[path].empty}
      />
    </>
  )
}

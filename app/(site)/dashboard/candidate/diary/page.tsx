import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateDiaryDemo } from '@/components/dashboard/candidate/candidate-diary-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { parseDate } from '@/lib/domain/disclosure/plain-date'
import { chosenOf, givenText } from '@/lib/domain/lists/address-query'

const path = '/dashboard/candidate/diary'

export const metadata = pageMetadata(path)

export default async function CandidateDiaryPage({ searchParams }: PageProps<'/dashboard/candidate/diary'>) {
  const today = await demoDay()
  const { week, view } = await searchParams
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateDiaryDemo
        day={today}
        week={parseDate(givenText(week)) ?? today}
        layout={chosenOf(['week', 'list'], view, 'week')}
        empty={screens[path].empty}
      />
    </>
  )
}

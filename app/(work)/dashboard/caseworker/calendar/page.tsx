import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CaseCalendarDemo } from '@/components/demonstration/visits/caseworker/case-calendar-demo'
import { diaryLayouts } from '@/components/work/diary-layouts'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { parseDate } from '@/lib/domain/dates/plain-date'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

export const metadata = pageMetadata('/dashboard/caseworker/calendar')

type Props = PageProps<'/dashboard/caseworker/calendar'>

export default async function CaseworkerCalendarPage({ searchParams }: Props) {
  const { week, view } = await searchParams
  const today = await requestDay()
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/calendar" />
      <CaseCalendarDemo
        day={today}
        query={{ week: parseDate(givenText(week)) ?? today, layout: chosenOf(diaryLayouts, view, 'week') }}
        empty={screens['/dashboard/caseworker/calendar'].empty}
      />
    </>
  )
}

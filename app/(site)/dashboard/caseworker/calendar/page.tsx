import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { CaseCalendarDemo } from '@/components/dashboard/caseworker/case-calendar-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { calendarViews } from '@/components/dashboard/caseworker/calendar-views'
import { screens } from '@/lib/content/dashboards/screens'
import { parseDate } from '@/lib/domain/disclosure/plain-date'
import { chosenOf, givenText } from '@/lib/domain/lists/address-query'

export const metadata = pageMetadata('/dashboard/caseworker/calendar')

type Props = PageProps<'/dashboard/caseworker/calendar'>

export default async function CaseworkerCalendarPage({ searchParams }: Props) {
  const { week, view } = await searchParams
  const today = await demoDay()
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/calendar" />
      <CaseCalendarDemo
        day={today}
        week={parseDate(givenText(week)) ?? today}
        view={chosenOf(calendarViews, view, 'week')}
        empty={screens['/dashboard/caseworker/calendar'].empty}
      />
    </>
  )
}

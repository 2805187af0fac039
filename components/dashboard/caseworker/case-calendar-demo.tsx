'use client'

import { CaseCalendar } from '@/components/dashboard/caseworker/case-calendar'
import type { CalendarView } from '@/components/dashboard/caseworker/calendar-views'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCalendar } from '@/lib/domain/dashboards/caseworker/load-caseworker'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = { day: string; week: PlainDate; view: CalendarView; empty: Empty }

export function CaseCalendarDemo({ day, week, view, empty }: Props) {
  const { state, viewer, today, act } = useDemo('caseworker', day)
  const calendar = loadCalendar(state, viewer, { today, week })
  return <CaseCalendar calendar={calendar} week={week} view={view} today={today} empty={empty} act={act} />
}

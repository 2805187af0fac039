'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CaseCalendar } from '@/components/dashboard/caseworker/case-calendar'
import { loadCalendar } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseCalendarDemo = demoScreen('caseworker', loadCalendar, CaseCalendar)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CaseCalendar } from '@/components/demonstration/caseworker/case-calendar'
import { loadCalendar } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseCalendarDemo = demoScreen('caseworker', loadCalendar, CaseCalendar)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Caseload } from '@/components/dashboard/caseworker/caseload'
import { loadCaseload } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseloadDemo = demoScreen('caseworker', loadCaseload, Caseload)

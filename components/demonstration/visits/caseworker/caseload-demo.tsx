'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { Caseload } from '@/components/demonstration/caseworker/caseload'
import { loadCaseload } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseloadDemo = demoScreen('caseworker', loadCaseload, Caseload)

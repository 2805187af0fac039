'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CaseOutcomes } from '@/components/dashboard/caseworker/case-outcomes'
import { loadCaseworkerOutcomes } from '@/lib/domain/dashboards/caseworker/load-caseworker-outcomes'

export const CaseOutcomesDemo = demoScreen('caseworker', loadCaseworkerOutcomes, CaseOutcomes)

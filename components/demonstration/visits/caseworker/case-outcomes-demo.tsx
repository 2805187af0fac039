'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CaseOutcomes } from '@/components/demonstration/caseworker/case-outcomes'
import { loadCaseworkerOutcomes } from '@/lib/domain/dashboards/caseworker/load-caseworker-outcomes'

export const CaseOutcomesDemo = demoScreen('caseworker', loadCaseworkerOutcomes, CaseOutcomes)

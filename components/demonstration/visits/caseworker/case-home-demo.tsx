'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CaseHome } from '@/components/demonstration/caseworker/case-home'
import { loadCaseworkerHome } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseHomeDemo = demoScreen('caseworker', loadCaseworkerHome, CaseHome)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CaseHome } from '@/components/dashboard/caseworker/case-home'
import { loadCaseworkerHome } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseHomeDemo = demoScreen('caseworker', loadCaseworkerHome, CaseHome)

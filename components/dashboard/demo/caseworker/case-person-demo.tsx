'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CasePerson } from '@/components/dashboard/caseworker/case-person'
import { loadCasePerson } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CasePersonDemo = demoScreen('caseworker', loadCasePerson, CasePerson)

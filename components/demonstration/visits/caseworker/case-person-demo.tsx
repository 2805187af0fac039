'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CasePerson } from '@/components/demonstration/caseworker/case-person'
import { loadCasePerson } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CasePersonDemo = demoScreen('caseworker', loadCasePerson, CasePerson)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CaseSettings } from '@/components/demonstration/caseworker/case-settings'
import { loadCaseworkerSettings } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseSettingsDemo = demoScreen('caseworker', loadCaseworkerSettings, CaseSettings)

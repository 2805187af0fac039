'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CaseSettings } from '@/components/dashboard/caseworker/case-settings'
import { loadCaseworkerSettings } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const CaseSettingsDemo = demoScreen('caseworker', loadCaseworkerSettings, CaseSettings)

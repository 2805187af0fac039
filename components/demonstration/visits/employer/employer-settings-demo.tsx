'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { EmployerSettings } from '@/components/demonstration/employer/employer-settings'
import { loadEmployerSettings } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerSettingsDemo = demoScreen('employer', loadEmployerSettings, EmployerSettings)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { EmployerSettings } from '@/components/dashboard/employer/employer-settings'
import { loadEmployerSettings } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerSettingsDemo = demoScreen('employer', loadEmployerSettings, EmployerSettings)

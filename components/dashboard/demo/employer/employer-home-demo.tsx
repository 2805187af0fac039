'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { EmployerHome } from '@/components/dashboard/employer/employer-home'
import { loadEmployerHome } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerHomeDemo = demoScreen('employer', loadEmployerHome, EmployerHome)

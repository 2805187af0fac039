'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { EmployerHome } from '@/components/demonstration/employer/employer-home'
import { loadEmployerHome } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerHomeDemo = demoScreen('employer', loadEmployerHome, EmployerHome)

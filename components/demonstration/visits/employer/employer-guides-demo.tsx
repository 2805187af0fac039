'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { EmployerGuides } from '@/components/demonstration/employer/employer-guides'
import { loadEmployerGuides } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerGuidesDemo = demoScreen('employer', loadEmployerGuides, EmployerGuides)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { EmployerGuides } from '@/components/dashboard/employer/employer-guides'
import { loadEmployerGuides } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerGuidesDemo = demoScreen('employer', loadEmployerGuides, EmployerGuides)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { EmployerApplicants } from '@/components/dashboard/employer/employer-applicants'
import { loadEmployerApplicants } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerApplicantsDemo = demoScreen('employer', loadEmployerApplicants, EmployerApplicants)

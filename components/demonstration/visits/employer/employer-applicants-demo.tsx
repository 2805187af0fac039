'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { EmployerApplicants } from '@/components/demonstration/employer/employer-applicants'
import { loadEmployerApplicants } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerApplicantsDemo = demoScreen('employer', loadEmployerApplicants, EmployerApplicants)

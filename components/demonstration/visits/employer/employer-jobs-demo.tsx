'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { EmployerJobs } from '@/components/demonstration/employer/employer-jobs'
import { loadEmployerJobs } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerJobsDemo = demoScreen('employer', loadEmployerJobs, EmployerJobs)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { EmployerJobs } from '@/components/dashboard/employer/employer-jobs'
import { loadEmployerJobs } from '@/lib/domain/dashboards/employer/load-employer'

export const EmployerJobsDemo = demoScreen('employer', loadEmployerJobs, EmployerJobs)

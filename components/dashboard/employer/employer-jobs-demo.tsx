'use client'

import { EmployerJobs } from '@/components/dashboard/employer/employer-jobs'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadEmployerJobs, type EmployerJobTab } from '@/lib/domain/dashboards/employer/load-employer'

type Props = { day: string; tab: EmployerJobTab; empty: Empty }

export function EmployerJobsDemo({ day, tab, empty }: Props) {
  const { state, viewer, today, act } = useDemo('employer', day)
  return <EmployerJobs jobs={loadEmployerJobs(state, viewer, today)} tab={tab} today={today} empty={empty} act={act} />
}

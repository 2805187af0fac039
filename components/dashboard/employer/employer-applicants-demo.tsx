'use client'

import { EmployerApplicants, type ApplicantQuery } from '@/components/dashboard/employer/employer-applicants'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadEmployerApplicants } from '@/lib/domain/dashboards/employer/load-employer'

type Props = { day: string; query: ApplicantQuery; empty: Empty }

export function EmployerApplicantsDemo({ day, query, empty }: Props) {
  const { state, viewer, today, act } = useDemo('employer', day)
  const list = loadEmployerApplicants(state, viewer, { today, ...query })
  return <EmployerApplicants list={list} query={query} today={today} empty={empty} act={act} />
}

'use client'

import { Caseload } from '@/components/dashboard/caseworker/caseload'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCaseload, type CaseloadFilters } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = { day: string; filters: CaseloadFilters; empty: Empty }

export function CaseloadDemo({ day, filters, empty }: Props) {
  const { state, viewer, today } = useDemo('caseworker', day)
  const list = loadCaseload(state, viewer, { today, filters })
  return <Caseload list={list} filters={filters} today={today} empty={empty} />
}

'use client'

import { CaseOutcomes } from '@/components/dashboard/caseworker/case-outcomes'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCaseworkerOutcomes } from '@/lib/domain/dashboards/caseworker/load-caseworker-outcomes'
import type { ReportPeriod } from '@/lib/domain/social-value/measures'

type Props = { day: string; period: ReportPeriod; workerId: string | null; empty: Empty }

export function CaseOutcomesDemo({ day, period, workerId, empty }: Props) {
  const { state, viewer, today } = useDemo('caseworker', day)
  const report = loadCaseworkerOutcomes(state, viewer, { today, period, workerId })
  return <CaseOutcomes report={report} workerId={workerId} today={today} empty={empty} />
}

'use client'

import { CaseHome } from '@/components/dashboard/caseworker/case-home'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCaseworkerHome } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = { day: string; empty: Empty }

export function CaseHomeDemo({ day, empty }: Props) {
  const { state, viewer, today, act } = useDemo('caseworker', day)
  return <CaseHome home={loadCaseworkerHome(state, viewer, today)} today={today} empty={empty} act={act} />
}

'use client'

import { Alerts } from '@/components/dashboard/caseworker/alerts'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadAlerts } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = { day: string; empty: Empty }

export function AlertsDemo({ day, empty }: Props) {
  const { state, viewer, today, act } = useDemo('caseworker', day)
  return <Alerts alerts={loadAlerts(state, viewer, today)} today={today} empty={empty} act={act} />
}

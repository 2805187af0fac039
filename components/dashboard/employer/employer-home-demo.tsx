'use client'

import { EmployerHome } from '@/components/dashboard/employer/employer-home'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadEmployerHome } from '@/lib/domain/dashboards/employer/load-employer'

type Props = { day: string; empty: Empty }

export function EmployerHomeDemo({ day, empty }: Props) {
  const { state, viewer, today } = useDemo('employer', day)
  return <EmployerHome home={loadEmployerHome(state, viewer, today)} empty={empty} />
}

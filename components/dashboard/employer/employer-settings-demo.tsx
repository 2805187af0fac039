'use client'

import { EmployerSettings } from '@/components/dashboard/employer/employer-settings'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadEmployerSettings } from '@/lib/domain/dashboards/employer/load-employer'

type Props = { day: string; empty: Empty }

export function EmployerSettingsDemo({ day, empty }: Props) {
  const { state, viewer, act } = useDemo('employer', day)
  return <EmployerSettings view={loadEmployerSettings(state, viewer)} empty={empty} act={act} />
}

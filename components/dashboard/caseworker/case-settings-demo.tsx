'use client'

import { CaseSettings } from '@/components/dashboard/caseworker/case-settings'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCaseworkerSettings } from '@/lib/domain/dashboards/caseworker/load-caseworker'

type Props = { day: string }

export function CaseSettingsDemo({ day }: Props) {
  const { state, viewer, today, act } = useDemo('caseworker', day)
  return <CaseSettings view={loadCaseworkerSettings(state, viewer, today)} act={act} />
}

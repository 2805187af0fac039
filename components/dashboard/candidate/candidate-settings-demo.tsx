'use client'

import { CandidateSettings } from '@/components/dashboard/candidate/candidate-settings'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateSettings } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; empty: Empty }

export function CandidateSettingsDemo({ day, empty }: Props) {
  const { state, viewer, today, act } = useDemo('candidate', day)
  return <CandidateSettings view={loadCandidateSettings(state, viewer, today)} empty={empty} act={act} />
}

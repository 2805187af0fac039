'use client'

import { CandidateResources } from '@/components/dashboard/candidate/candidate-resources'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateTodos } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; empty: Empty }

export function CandidateResourcesDemo({ day, empty }: Props) {
  const { state, viewer, act } = useDemo('candidate', day)
  return <CandidateResources view={loadCandidateTodos(state, viewer)} empty={empty} act={act} />
}

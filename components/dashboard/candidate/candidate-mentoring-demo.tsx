'use client'

import { CandidateMentoring } from '@/components/dashboard/candidate/candidate-mentoring'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateMentoring } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; empty: Empty }

export function CandidateMentoringDemo({ day, empty }: Props) {
  const { state, viewer, act } = useDemo('candidate', day)
  return <CandidateMentoring view={loadCandidateMentoring(state, viewer)} empty={empty} act={act} />
}

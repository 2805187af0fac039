'use client'

import { CandidateProfile } from '@/components/dashboard/candidate/candidate-profile'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateProfile } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; empty: Empty }

export function CandidateProfileDemo({ day, empty }: Props) {
  const { state, viewer, act } = useDemo('candidate', day)
  return <CandidateProfile view={loadCandidateProfile(state, viewer)} empty={empty} act={act} />
}

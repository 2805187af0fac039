'use client'

import { CandidateDisclosure } from '@/components/dashboard/candidate/candidate-disclosure'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateDisclosure } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; empty: Empty }

export function CandidateDisclosureDemo({ day, empty }: Props) {
  const { state, viewer, today, act } = useDemo('candidate', day)
  return <CandidateDisclosure view={loadCandidateDisclosure(state, viewer, today)} empty={empty} act={act} />
}

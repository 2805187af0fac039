'use client'

import { CandidateApplications } from '@/components/dashboard/candidate/candidate-applications'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateApplications } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; empty: Empty }

export function CandidateApplicationsDemo({ day, empty }: Props) {
  const { state, viewer, today, act } = useDemo('candidate', day)
  return <CandidateApplications view={loadCandidateApplications(state, viewer, today)} empty={empty} act={act} />
}

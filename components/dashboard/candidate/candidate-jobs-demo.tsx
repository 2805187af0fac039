'use client'

import { CandidateJobs } from '@/components/dashboard/candidate/candidate-jobs'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateJobs, type CandidateJobFilters } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string; filters: CandidateJobFilters; empty: Empty }

export function CandidateJobsDemo({ day, filters, empty }: Props) {
  const { state, viewer, today, act } = useDemo('candidate', day)
  return (
    <CandidateJobs
      view={loadCandidateJobs(state, viewer, { today, filters })}
      filters={filters}
      empty={empty}
      act={act}
    />
  )
}

'use client'

import { CandidateWeek } from '@/components/dashboard/candidate/candidate-week'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateWeek } from '@/lib/domain/dashboards/candidate/load-candidate'

type Props = { day: string }

export function CandidateWeekDemo({ day }: Props) {
  const { state, viewer, today, act } = useDemo('candidate', day)
  return <CandidateWeek view={loadCandidateWeek(state, viewer, today)} today={today} act={act} />
}

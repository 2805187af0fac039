'use client'

import { CandidateDiary } from '@/components/dashboard/candidate/candidate-diary'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadCandidateDiary } from '@/lib/domain/dashboards/candidate/load-candidate'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

type Props = { day: string; week: PlainDate; layout: 'week' | 'list'; empty: Empty }

export function CandidateDiaryDemo({ day, week, layout, empty }: Props) {
  const { state, viewer, today, act } = useDemo('candidate', day)
  return (
    <CandidateDiary
      view={loadCandidateDiary(state, viewer, { today, week })}
      layout={layout}
      week={week}
      today={today}
      empty={empty}
      act={act}
    />
  )
}

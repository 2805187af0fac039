'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateWeek } from '@/components/demonstration/candidate/candidate-week'
import { loadCandidateWeek } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateWeekDemo = demoScreen('candidate', loadCandidateWeek, CandidateWeek)

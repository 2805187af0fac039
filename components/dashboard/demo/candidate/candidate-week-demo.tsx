'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateWeek } from '@/components/dashboard/candidate/candidate-week'
import { loadCandidateWeek } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateWeekDemo = demoScreen('candidate', loadCandidateWeek, CandidateWeek)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateMentoring } from '@/components/demonstration/candidate/candidate-mentoring'
import { loadCandidateMentoring } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateMentoringDemo = demoScreen('candidate', loadCandidateMentoring, CandidateMentoring)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateMentoring } from '@/components/dashboard/candidate/candidate-mentoring'
import { loadCandidateMentoring } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateMentoringDemo = demoScreen('candidate', loadCandidateMentoring, CandidateMentoring)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateDiary } from '@/components/dashboard/candidate/candidate-diary'
import { loadCandidateDiary } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateDiaryDemo = demoScreen('candidate', loadCandidateDiary, CandidateDiary)

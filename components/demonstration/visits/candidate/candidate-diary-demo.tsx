'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateDiary } from '@/components/demonstration/candidate/candidate-diary'
import { loadCandidateDiary } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateDiaryDemo = demoScreen('candidate', loadCandidateDiary, CandidateDiary)

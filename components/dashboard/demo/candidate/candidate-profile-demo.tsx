'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateProfile } from '@/components/dashboard/candidate/candidate-profile'
import { loadCandidateProfile } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateProfileDemo = demoScreen('candidate', loadCandidateProfile, CandidateProfile)

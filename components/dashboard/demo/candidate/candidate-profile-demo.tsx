'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateProfileScreen } from '@/components/dashboard/candidate/candidate-profile-screen'
import { loadCandidateProfile } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateProfileDemo = demoScreen('candidate', loadCandidateProfile, CandidateProfileScreen)

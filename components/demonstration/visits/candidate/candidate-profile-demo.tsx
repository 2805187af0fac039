'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateProfileScreen } from '@/components/demonstration/candidate/candidate-profile-screen'
import { loadCandidateProfile } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateProfileDemo = demoScreen('candidate', loadCandidateProfile, CandidateProfileScreen)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateDisclosure } from '@/components/demonstration/candidate/candidate-disclosure'
import { loadCandidateDisclosure } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateDisclosureDemo = demoScreen('candidate', loadCandidateDisclosure, CandidateDisclosure)

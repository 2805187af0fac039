'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateDisclosure } from '@/components/dashboard/candidate/candidate-disclosure'
import { loadCandidateDisclosure } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateDisclosureDemo = demoScreen('candidate', loadCandidateDisclosure, CandidateDisclosure)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateApplications } from '@/components/demonstration/candidate/candidate-applications'
import { loadCandidateApplications } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateApplicationsDemo = demoScreen('candidate', loadCandidateApplications, CandidateApplications)

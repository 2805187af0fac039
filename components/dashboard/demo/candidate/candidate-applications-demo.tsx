'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateApplications } from '@/components/dashboard/candidate/candidate-applications'
import { loadCandidateApplications } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateApplicationsDemo = demoScreen('candidate', loadCandidateApplications, CandidateApplications)

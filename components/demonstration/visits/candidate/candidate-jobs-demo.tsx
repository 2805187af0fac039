'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateJobs } from '@/components/demonstration/candidate/candidate-jobs'
import { loadCandidateJobs } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateJobsDemo = demoScreen('candidate', loadCandidateJobs, CandidateJobs)

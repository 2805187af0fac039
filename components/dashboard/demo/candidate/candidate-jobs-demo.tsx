'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateJobs } from '@/components/dashboard/candidate/candidate-jobs'
import { loadCandidateJobs } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateJobsDemo = demoScreen('candidate', loadCandidateJobs, CandidateJobs)

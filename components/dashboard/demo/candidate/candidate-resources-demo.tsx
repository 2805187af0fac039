'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateResources } from '@/components/dashboard/candidate/candidate-resources'
import { loadCandidateTodos } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateResourcesDemo = demoScreen('candidate', loadCandidateTodos, CandidateResources)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateResources } from '@/components/demonstration/candidate/candidate-resources'
import { loadCandidateTodos } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateResourcesDemo = demoScreen('candidate', loadCandidateTodos, CandidateResources)

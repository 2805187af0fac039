'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { CandidateSettings } from '@/components/demonstration/candidate/candidate-settings'
import { loadCandidateSettings } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateSettingsDemo = demoScreen('candidate', loadCandidateSettings, CandidateSettings)

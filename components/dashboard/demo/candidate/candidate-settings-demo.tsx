'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { CandidateSettings } from '@/components/dashboard/candidate/candidate-settings'
import { loadCandidateSettings } from '@/lib/domain/dashboards/candidate/load-candidate'

export const CandidateSettingsDemo = demoScreen('candidate', loadCandidateSettings, CandidateSettings)

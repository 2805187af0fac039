'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { Outcomes } from '@/components/demonstration/partner/outcomes'
import { loadPartnerOutcomes } from '@/lib/domain/dashboards/partner/load-partner-outcomes'

export const OutcomesDemo = demoScreen('partner', loadPartnerOutcomes, Outcomes)

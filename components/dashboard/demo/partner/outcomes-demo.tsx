'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Outcomes } from '@/components/dashboard/partner/outcomes'
import { loadPartnerOutcomes } from '@/lib/domain/dashboards/partner/load-partner-outcomes'

export const OutcomesDemo = demoScreen('partner', loadPartnerOutcomes, Outcomes)

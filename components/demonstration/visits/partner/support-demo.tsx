'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { Support } from '@/components/demonstration/partner/support'
import { loadSupport } from '@/lib/domain/dashboards/partner/load-partner'

export const SupportDemo = demoScreen('partner', loadSupport, Support)

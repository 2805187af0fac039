'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Support } from '@/components/dashboard/partner/support'
import { loadSupport } from '@/lib/domain/dashboards/partner/load-partner'

export const SupportDemo = demoScreen('partner', loadSupport, Support)

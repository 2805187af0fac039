'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerThread } from '@/components/dashboard/partner/partner-thread'
import { loadPartnerThread } from '@/lib/domain/dashboards/partner/load-threads'

export const ThreadDemo = demoScreen('partner', loadPartnerThread, PartnerThread)

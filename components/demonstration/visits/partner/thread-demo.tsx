'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerThread } from '@/components/demonstration/partner/partner-thread'
import { loadPartnerThread } from '@/lib/domain/dashboards/partner/load-threads'

export const ThreadDemo = demoScreen('partner', loadPartnerThread, PartnerThread)

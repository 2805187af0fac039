'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerMessages } from '@/components/demonstration/partner/partner-messages'
import { loadThreads } from '@/lib/domain/dashboards/partner/load-threads'

export const MessagesDemo = demoScreen('partner', loadThreads, PartnerMessages)

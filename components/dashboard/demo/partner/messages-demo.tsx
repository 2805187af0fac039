'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerMessages } from '@/components/dashboard/partner/partner-messages'
import { loadThreads } from '@/lib/domain/dashboards/partner/load-threads'

export const MessagesDemo = demoScreen('partner', loadThreads, PartnerMessages)

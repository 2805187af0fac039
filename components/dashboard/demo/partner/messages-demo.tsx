'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Messages } from '@/components/dashboard/partner/messages'
import { loadThreads } from '@/lib/domain/dashboards/partner/load-threads'

export const MessagesDemo = demoScreen('partner', loadThreads, Messages)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Thread } from '@/components/dashboard/partner/thread'
import { loadThread } from '@/lib/domain/dashboards/partner/load-threads'

export const ThreadDemo = demoScreen('partner', loadThread, Thread)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Alerts } from '@/components/dashboard/caseworker/alerts'
import { loadAlerts } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const AlertsDemo = demoScreen('caseworker', loadAlerts, Alerts)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { Alerts } from '@/components/demonstration/caseworker/alerts'
import { loadAlerts } from '@/lib/domain/dashboards/caseworker/load-caseworker'

export const AlertsDemo = demoScreen('caseworker', loadAlerts, Alerts)

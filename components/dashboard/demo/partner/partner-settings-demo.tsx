'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerSettings } from '@/components/dashboard/partner/partner-settings'
import { loadPartnerSettings } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerSettingsDemo = demoScreen('partner', loadPartnerSettings, PartnerSettings)

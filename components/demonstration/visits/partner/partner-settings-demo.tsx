'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerSettings } from '@/components/demonstration/partner/partner-settings'
import { loadPartnerSettings } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerSettingsDemo = demoScreen('partner', loadPartnerSettings, PartnerSettings)

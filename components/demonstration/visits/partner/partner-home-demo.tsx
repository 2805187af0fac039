'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerHome } from '@/components/demonstration/partner/partner-home'
import { loadPartnerHome } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerHomeDemo = demoScreen('partner', loadPartnerHome, PartnerHome)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerHome } from '@/components/dashboard/partner/partner-home'
import { loadPartnerHome } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerHomeDemo = demoScreen('partner', loadPartnerHome, PartnerHome)

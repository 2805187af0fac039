'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerApplication } from '@/components/demonstration/partner/partner-application'
import { loadPartnerApplication } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerApplicationDemo = demoScreen('partner', loadPartnerApplication, PartnerApplication)

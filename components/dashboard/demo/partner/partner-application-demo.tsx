'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerApplication } from '@/components/dashboard/partner/partner-application'
import { loadPartnerApplication } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerApplicationDemo = demoScreen('partner', loadPartnerApplication, PartnerApplication)

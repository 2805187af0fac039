'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerApplications } from '@/components/demonstration/partner/partner-applications'
import { loadPartnerApplications } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerApplicationsDemo = demoScreen('partner', loadPartnerApplications, PartnerApplications)

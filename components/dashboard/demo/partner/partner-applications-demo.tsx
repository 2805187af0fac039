'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerApplications } from '@/components/dashboard/partner/partner-applications'
import { loadPartnerApplications } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerApplicationsDemo = demoScreen('partner', loadPartnerApplications, PartnerApplications)

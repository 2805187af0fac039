'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerReferral } from '@/components/dashboard/partner/partner-referral'
import { loadReferral } from '@/lib/domain/dashboards/partner/load-referrals'

export const ReferralDemo = demoScreen('partner', loadReferral, PartnerReferral)

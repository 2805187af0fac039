'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerReferral } from '@/components/demonstration/partner/partner-referral'
import { loadReferral } from '@/lib/domain/dashboards/partner/load-referrals'

export const ReferralDemo = demoScreen('partner', loadReferral, PartnerReferral)

'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Referral } from '@/components/dashboard/partner/referral'
import { loadReferral } from '@/lib/domain/dashboards/partner/load-referrals'

export const ReferralDemo = demoScreen('partner', loadReferral, Referral)

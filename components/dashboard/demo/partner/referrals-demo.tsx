'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Referrals } from '@/components/dashboard/partner/referrals'
import { loadReferrals } from '@/lib/domain/dashboards/partner/load-referrals'

export const ReferralsDemo = demoScreen('partner', loadReferrals, Referrals)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { Referrals } from '@/components/demonstration/partner/referrals'
import { loadReferrals } from '@/lib/domain/dashboards/partner/load-referrals'

export const ReferralsDemo = demoScreen('partner', loadReferrals, Referrals)

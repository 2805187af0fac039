'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { NewReferral } from '@/components/dashboard/partner/new-referral'
import { loadNewReferral } from '@/lib/domain/dashboards/partner/load-referrals'

export const NewReferralDemo = demoScreen('partner', loadNewReferral, NewReferral)

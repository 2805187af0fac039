'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { NewReferral } from '@/components/demonstration/partner/new-referral'
import { loadNewReferral } from '@/lib/domain/dashboards/partner/load-referrals'

export const NewReferralDemo = demoScreen('partner', loadNewReferral, NewReferral)

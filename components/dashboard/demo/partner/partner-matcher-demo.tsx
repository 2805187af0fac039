'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { PartnerMatcher } from '@/components/dashboard/partner/partner-matcher'
import { loadPartnerMatches } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerMatcherDemo = demoScreen('partner', loadPartnerMatches, PartnerMatcher)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { PartnerMatcher } from '@/components/demonstration/partner/partner-matcher'
import { loadPartnerMatches } from '@/lib/domain/dashboards/partner/load-partner'

export const PartnerMatcherDemo = demoScreen('partner', loadPartnerMatches, PartnerMatcher)

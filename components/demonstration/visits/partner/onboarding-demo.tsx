'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { Onboarding } from '@/components/demonstration/partner/onboarding'
import { loadOnboarding } from '@/lib/domain/dashboards/partner/load-partner'

export const OnboardingDemo = demoScreen('partner', loadOnboarding, Onboarding)

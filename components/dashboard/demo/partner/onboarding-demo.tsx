'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { Onboarding } from '@/components/dashboard/partner/onboarding'
import { loadOnboarding } from '@/lib/domain/dashboards/partner/load-partner'

export const OnboardingDemo = demoScreen('partner', loadOnboarding, Onboarding)

'use client'

import { demoScreen } from '@/components/demonstration/visits/demo-screen'
import { SocialValue } from '@/components/demonstration/employer/social-value'
import { loadSocialValue } from '@/lib/domain/dashboards/employer/load-social-value'

export const SocialValueDemo = demoScreen('employer', loadSocialValue, SocialValue)

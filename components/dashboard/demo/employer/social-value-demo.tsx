'use client'

import { demoScreen } from '@/components/dashboard/demo/demo-screen'
import { SocialValue } from '@/components/dashboard/employer/social-value'
import { loadSocialValue } from '@/lib/domain/dashboards/employer/load-social-value'

export const SocialValueDemo = demoScreen('employer', loadSocialValue, SocialValue)

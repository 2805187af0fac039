'use client'

import { SocialValue } from '@/components/dashboard/employer/social-value'
import type { Empty } from '@/components/dashboard/parts/empty-state'
import { useDemo } from '@/components/dashboard/use-demo'
import { loadSocialValue } from '@/lib/domain/dashboards/employer/load-social-value'
import type { ReportPeriod } from '@/lib/domain/social-value/measures'

type Props = { day: string; period: ReportPeriod; contractId: string | null; empty: Empty }

export function SocialValueDemo({ day, period, contractId, empty }: Props) {
  const { state, viewer, today } = useDemo('employer', day)
  return (
    <SocialValue report={loadSocialValue(state, viewer, { today, period, contractId })} today={today} empty={empty} />
  )
}

import { Badge, type BadgeTone } from '@/components/work/badge'
import { referralStateLabels } from '@/lib/content/dashboards/labels'
import type { ReferralState } from '@/lib/domain/referrals/referral'

const tones: Readonly<Record<ReferralState, BadgeTone>> = {
  new: 'wait',
  assigned: 'plain',
  active: 'plain',
  completed: 'good',
  cancelled: 'stop',
}

type Props = { state: ReferralState }

export function ReferralBadge({ state }: Props) {
  return <Badge tone={tones[state]}>{referralStateLabels[state]}</Badge>
}

import { Badge, type BadgeTone } from '@/components/work/badge'
import { referralLifeLabels } from '@/lib/content/casework/referrals'
import type { ReferralLifeState } from '@/lib/domain/referrals/referral-life'

const tones: Readonly<Record<ReferralLifeState, BadgeTone>> = {
  draft: 'plain',
  sent: 'wait',
  accepted: 'good',
  declined: 'stop',
  working: 'good',
  ended: 'plain',
  withdrawn: 'stop',
}

/** How far a referral is. */
export const ReferralStateBadge = ({ state }: { state: ReferralLifeState }) => (
  <Badge tone={tones[state]}>{referralLifeLabels[state]}</Badge>
)

import type { Taker } from '@/components/casework/referrals/takers-list'

/** Who can receive a referral, and whom the page's URL names of them. */
export type Receivers = {
  own: { id: string; name: string }
  takers: readonly Taker[]
  /** An organisation that takes referrals now, or the member's own; null for none. */
  chosen: { id: string; name: string } | null
  /** What the person agrees to. */
  wording: string
  mayRefer: boolean
  /** Under which what was typed before is kept. */
  again: string | null
}

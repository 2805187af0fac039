import type { PlainDate } from '@/lib/domain/dates/plain-date'

export type ReferralState = 'new' | 'assigned' | 'active' | 'completed' | 'cancelled'

export const referralOutcomes = [
  'job_started',
  'training_started',
  'ready_for_work',
  'some_progress',
  'no_progress',
] as const
export type ReferralOutcome = (typeof referralOutcomes)[number]

export const cancelReasons = ['moved_away', 'did_not_engage', 'other_service', 'not_ready', 'sent_in_error'] as const
export type CancelReason = (typeof cancelReasons)[number]

export const referralServices = [
  'cv',
  'disclosure',
  'interview',
  'id_and_bank',
  'confidence',
  'job_match',
  'training',
  'housing_link',
] as const
export type ReferralService = (typeof referralServices)[number]

export type ContactWay = 'call' | 'text' | 'email' | 'post'

type ConsentWay = 'signed' | 'verbal_recorded'

export type ReferralEvent = { state: ReferralState; on: PlainDate; note: string | null }

export type Referral = {
  id: string
  /** Short enough to say on the phone. */
  reference: string
  personId: string
  organisationId: string
  /** Who sent it, such as a probation office. */
  from: string
  services: readonly ReferralService[]
  consentWay: ConsentWay
  consentOn: PlainDate
  /** The ways in which contact is safe; no others may be used. */
  safeContact: readonly ContactWay[]
  workerId: string | null
  history: readonly ReferralEvent[]
  outcome: ReferralOutcome | null
  cancelReason: CancelReason | null
}

type WithHistory = Pick<Referral, 'history'>

function lastOf({ history }: WithHistory): ReferralEvent {
  const last = history.at(-1)
  if (!last) throw new RangeError('A referral without a history')
  return last
}

export const referralStateOf = (referral: WithHistory): ReferralState => lastOf(referral).state
export const referralChangedOn = (referral: WithHistory): PlainDate => lastOf(referral).on
export const receivedOn = ({ history }: WithHistory): PlainDate => lastOf({ history: history.slice(0, 1) }).on

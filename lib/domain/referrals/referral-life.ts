import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays, workingDaysAfter } from '@/lib/domain/dates/working-days'
import { cancelReasons, referralOutcomes, type ReferralOutcome } from '@/lib/domain/referrals/referral'
import { accept, refuse, type Result } from '@/lib/domain/result'

/** How far a referral has got, from its draft to its end. */
export const referralLifeStates = ['draft', 'sent', 'accepted', 'declined', 'working', 'ended', 'withdrawn'] as const
export type ReferralLifeState = (typeof referralLifeStates)[number]

/** On which side of a referral somebody stands. */
export type ReferralSide = 'sender' | 'receiver'

/** Between whom a referral goes: two organisations, colleagues of one, or from the person themselves. */
export type ReferralParties = 'two' | 'within' | 'self'

/** @param of the names of both sides as they are shown; an organisation that has left has none */
export const referralParties = (of: { isOwn: boolean; sender: string | null; receiver: string }): ReferralParties =>
  of.isOwn ? 'self' : of.sender === of.receiver ? 'within' : 'two'

/** Why an organisation does not take somebody. */
export const declineReasons = ['full', 'outside_area', 'not_our_service', 'already_helped', 'could_not_reach'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why a referral is taken back. */
export const withdrawReasons = ['no_longer_agrees', ...cancelReasons] as const
export type WithdrawReason = (typeof withdrawReasons)[number]

/** Every reason that is kept. 'consent_ended' is the service's own: the file it led to was closed, or nobody answered. */
export type ReferralReason = DeclineReason | WithdrawReason | 'consent_ended'

/** What changes the state, and who may: the sender until there is an answer, afterwards the receiver. */
const steps = {
  sent: { from: ['draft'], by: ['sender'] },
  accepted: { from: ['sent'], by: ['receiver'] },
  declined: { from: ['sent'], by: ['receiver'] },
  working: { from: ['accepted'], by: ['receiver'] },
  ended: { from: ['accepted', 'working'], by: ['receiver'] },
  // A receiver hears it from the person; once there is a file, its consent is ended there.
  withdrawn: { from: ['sent'], by: ['sender', 'receiver'] },
} as const satisfies Partial<
  Record<ReferralLifeState, { from: readonly ReferralLifeState[]; by: readonly ReferralSide[] }>
>
export type ReferralStep = keyof typeof steps

export type ReferralNow = {
  state: ReferralLifeState
  sends: boolean
  receives: boolean
  /** The UK day of its acceptance; null before. */
  acceptedOn: PlainDate | null
}

/** Whether somebody on this side may take a step now. */
export function mayTakeStep(now: ReferralNow, step: ReferralStep, by: ReferralSide): boolean {
  const { from, by: sides }: { from: readonly ReferralLifeState[]; by: readonly ReferralSide[] } = steps[step]
  return from.includes(now.state) && sides.includes(by) && (by === 'sender' ? now.sends : now.receives)
}

/** Whether its sender may still change what it says: until somebody has answered. */
export const mayChangeReferral = ({ state, sends }: ReferralNow): boolean =>
  sends && (state === 'draft' || state === 'sent')

export type ReferralWish = {
  step: ReferralStep
  by: ReferralSide
  reason?: string | undefined
  outcome?: string | undefined
  /** The day of the first contact. */
  contactOn?: PlainDate | undefined
}

/** What a step writes. */
export type ReferralChange = {
  kind: ReferralStep
  by: ReferralSide
  state: ReferralStep
  reason?: ReferralReason
  outcome?: ReferralOutcome
  contact_on?: PlainDate
  due_on?: PlainDate
}

export type ReferralStepRefusal =
  'not_now' | 'reason_missing' | 'outcome_missing' | 'contact_missing' | 'contact_out_of_range'

/** How many working days a receiver has for the first contact. */
export const firstContactWorkingDays = 5

/**
 * Whether a step may follow, and what it writes. Declining and withdrawing need a coded reason, ending says how it ended,
 * and the first contact has a day, from that of the acceptance to today.
 */
export function takeReferralStep(
  now: ReferralNow,
  { step, by, reason, outcome, contactOn }: ReferralWish,
  today: PlainDate,
  bankHolidays: ReadonlySet<PlainDate>,
): Result<ReferralChange, ReferralStepRefusal> {
  if (!mayTakeStep(now, step, by)) return refuse('not_now')
  const change: ReferralChange = { kind: step, by, state: step }
  if (step === 'accepted') {
    return accept({ ...change, due_on: addWorkingDays(today, firstContactWorkingDays, bankHolidays) })
  }
  if (step === 'declined') {
    const why = declineReasons.find((known) => known === reason)
    return why ? accept({ ...change, reason: why }) : refuse('reason_missing')
  }
  if (step === 'withdrawn') {
    const why = by === 'receiver' ? 'no_longer_agrees' : withdrawReasons.find((known) => known === reason)
    return why ? accept({ ...change, reason: why }) : refuse('reason_missing')
  }
  if (step === 'working') {
    if (contactOn === undefined) return refuse('contact_missing')
    if (contactOn > today || (now.acceptedOn !== null && contactOn < now.acceptedOn)) {
      return refuse('contact_out_of_range')
    }
    return accept({ ...change, contact_on: contactOn })
  }
  if (step === 'ended') {
    const how = referralOutcomes.find((known) => known === outcome)
    return how ? accept({ ...change, outcome: how }) : refuse('outcome_missing')
  }
  return accept(change)
}

/**
 * The clock of the first contact: null unless a referral is accepted and waits for it.
 * @param dueOn the last day on which it is in time
 * @returns working days left (0 on the last day), or how many it is late
 */
export function firstContactClock(
  state: ReferralLifeState,
  dueOn: PlainDate | null,
  today: PlainDate,
  bankHolidays: ReadonlySet<PlainDate>,
): { left: number } | { late: number } | null {
  if (state !== 'accepted' || dueOn === null) return null
  return today > dueOn
    ? { late: Math.max(1, workingDaysAfter(dueOn, today, bankHolidays)) }
    : { left: workingDaysAfter(today, dueOn, bankHolidays) }
}

/** Whether a text is the reference of a referral, such as RF-7KX2M9. */
export const isReferralReference = (text: string): boolean => /^RF-[0-9A-Z]{6,12}$/.test(text)

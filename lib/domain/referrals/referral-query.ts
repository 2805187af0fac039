import { referralLifeStates, type ReferralLifeState } from '@/lib/domain/referrals/referral-life'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

export const referralDirections = ['received', 'sent'] as const
export type ReferralDirection = (typeof referralDirections)[number]

/** A state, or 'late': accepted, and the day of the first contact has passed. */
export const referralFilters = [...referralLifeStates, 'late'] as const
export type ReferralFilter = ReferralLifeState | 'late'

export type ReferralQuery = {
  direction: ReferralDirection
  state: ReferralFilter | null
  /** A part of a reference or of a name; '' for all. */
  find: string
  /** The last referral of the page before. */
  after: { at: string; id: string } | null
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const moment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/

function placeIn(text: string): ReferralQuery['after'] {
  const [at = '', id = ''] = text.split('~')
  return moment.test(at) && uuid.test(id) ? { at, id } : null
}

/** What a list of referrals was asked for, from the query of its URL. Whatever is none of it is left out. */
export const referralQueryOf = (query: AddressQuery): ReferralQuery => ({
  direction: chosenOf(referralDirections, query.direction, 'received'),
  state: chosenOf(referralFilters, query.state, null),
  find: givenText(query.find).trim().slice(0, 80),
  after: placeIn(givenText(query.after)),
})

/** The query as values of a URL; '' and null are left out there. */
export const referralAddress = (query: ReferralQuery): Readonly<Record<string, string | null>> => ({
  direction: query.direction === 'received' ? null : query.direction,
  state: query.state,
  find: query.find,
  after: query.after && `${query.after.at}~${query.after.id}`,
})

type Waiting = { state: ReferralLifeState; clock: { left: number } | { late: number } | null; changedAt: string }

/** What is late comes before what waits for an answer, and both before all others. */
const placeOf = ({ state, clock }: Waiting): number =>
  clock !== null && 'late' in clock ? 0 : state === 'sent' ? 1 : 2

/** A page of what was received: what the receiver has to do comes first, oldest first; the others stay in their order. */
export const dueFirst = <Row extends Waiting>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || (placeOf(one) < 2 ? one.changedAt.localeCompare(other.changedAt) : 0),
  )

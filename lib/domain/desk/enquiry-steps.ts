import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { EnquiryState } from '@/lib/domain/desk/enquiry-tabs'
import { accept, refuse, type Result } from '@/lib/domain/result'

/**
 * How an enquiry ended: answered, with a company or a partner organisation of ours, on the waitlist, passed on to another
 * service, not for us, nobody ever reached, sent twice, or spam.
 */
export const workOutcomes = [
  'answered',
  'company',
  'partner',
  'waitlist',
  'referred',
  'not_for_us',
  'no_answer',
  'duplicate',
  'spam',
] as const
export type WorkOutcome = (typeof workOutcomes)[number]

const callResults = ['reached', 'no_answer', 'left_message', 'wrong_number'] as const
/** How somebody was contacted, or was tried: each result of a call, by email from elsewhere, or in person. */
export const reachWays = [...callResults, 'emailed', 'met'] as const
export type ReachWay = (typeof reachWays)[number]
const failedWays: readonly ReachWay[] = ['no_answer', 'left_message', 'wrong_number']

/** How far an enquiry has got. Instants are ISO 8601 strings. */
export type EnquiryWork = {
  state: EnquiryState
  outcome: WorkOutcome | null
  receivedAt: string
  isHeld: boolean
  ownerId: string | null
  firstContactAt: string | null
  closedAt: string | null
  /** Failed attempts since somebody was last reached. */
  failedTries: number
  nextTryOn: PlainDate | null
}

/** The latest line of an enquiry's history, with the columns that its step changed as they were before. */
export type LastLine = { kind: string; happenedAt: string; before: WorkChange | null }

/** An account in the team. */
export type DeskColleague = { id: string; email: string }

export type EnquiryStep =
  | { kind: 'take' }
  | { kind: 'give'; to: DeskColleague }
  | { kind: 'leave' }
  /** Contacted, or tried, by any means but an email from the desk. */
  | { kind: 'contact'; way: ReachWay; at: Date; nextTryOn: PlainDate | null; note: string }
  /** Undoes the contact that was noted last. */
  | { kind: 'take_back'; last: LastLine | null }
  /** Written to by email, from the desk; `nextTryOn` is the day of a call that the reply promises. */
  | { kind: 'reply'; nextTryOn: PlainDate | null }
  | { kind: 'close'; outcome: WorkOutcome; note: string }
  | { kind: 'reopen' }

/** The columns of enquiry_work that a step changes, under their own names. */
export type WorkChange = Partial<{
  state: EnquiryState
  outcome: WorkOutcome | null
  owner_id: string | null
  first_contact_at: string | null
  closed_at: string | null
  failed_tries: number
  next_try_on: PlainDate | null
}>

/** The line that a step adds to enquiry_events, under the columns' names. */
export type WorkEvent = {
  kind: 'taken' | 'given' | 'left' | 'contacted' | 'call' | 'replied' | 'closed' | 'reopened' | 'taken_back'
  owner?: string
  reached?: ReachWay
  called_at?: string
  next_try_on?: PlainDate | null
  note?: string
  outcome?: WorkOutcome
}

export type StepRefusal =
  | 'held'
  | 'closed'
  | 'not_closed'
  | 'has_it_already'
  | 'nobody_has_it'
  | 'nothing_to_take_back'
  | 'too_late_to_take_back'
  | 'call_to_come'
  | 'call_before_enquiry'
  | 'next_try_past'
  | 'next_try_far'
  | 'not_contacted'
  | 'too_few_tries'

type By = {
  member: DeskColleague
  now: Date
  /** Today in the UK, and the next day on which we work. */
  today: PlainDate
  nextWorkingDay: PlainDate
}

/** Failed attempts after which an enquiry may be closed as unanswered. */
export const triesBeforeGivingUp = 3
const minuteMs = 60_000
// How far ahead of ours the clock of whoever noted the time may be.
const clocksDifferByMs = 5 * minuteMs
const nextTryWithinDays = 365
const closedWithoutContact: readonly WorkOutcome[] = ['not_for_us', 'no_answer', 'duplicate', 'spam']
const takenBackWithinMs = 60 * minuteMs

function tryFault(nextTryOn: PlainDate | null, today: PlainDate): StepRefusal | undefined {
  if (nextTryOn === null) return undefined
  if (nextTryOn < today) return 'next_try_past'
  return nextTryOn > addDays(today, nextTryWithinDays) ? 'next_try_far' : undefined
}

const takenByMember = ({ ownerId }: EnquiryWork, { member }: By): WorkChange =>
  ownerId === null ? { owner_id: member.id } : {}

function contact(
  work: EnquiryWork,
  step: Extract<EnquiryStep, { kind: 'contact' }>,
  by: By,
): Result<Performed, StepRefusal> {
  const { way, at, nextTryOn, note } = step
  if (at.getTime() > by.now.getTime() + clocksDifferByMs) return refuse('call_to_come')
  // The time is noted to the minute.
  if (at.getTime() + minuteMs <= Date.parse(work.receivedAt)) return refuse('call_before_enquiry')
  const fault = tryFault(nextTryOn, by.today)
  if (fault) return refuse(fault)

  const isReached = !failedWays.includes(way)
  const failedTries = isReached ? 0 : work.failedTries + 1
  const isToBeTriedAgain = (way === 'no_answer' || way === 'left_message') && failedTries < triesBeforeGivingUp
  const tryOn = nextTryOn ?? (isToBeTriedAgain ? by.nextWorkingDay : null)
  return accept({
    change: {
      ...takenByMember(work, by),
      ...(isReached && { state: 'contacted' }),
      ...(isReached && work.firstContactAt === null && { first_contact_at: at.toISOString() }),
      failed_tries: failedTries,
      next_try_on: tryOn,
    },
    event: {
      kind: way === 'emailed' || way === 'met' ? 'contacted' : 'call',
      reached: way,
      called_at: at.toISOString(),
      next_try_on: tryOn,
      note,
    },
  })
}

/** Why an enquiry can't be closed with this outcome yet; null if it can. */
export function closeRefusal(
  { failedTries, firstContactAt }: Pick<EnquiryWork, 'failedTries' | 'firstContactAt'>,
  outcome: WorkOutcome,
): StepRefusal | null {
  if (outcome === 'no_answer' && failedTries < triesBeforeGivingUp) return 'too_few_tries'
  return !closedWithoutContact.includes(outcome) && firstContactAt === null ? 'not_contacted' : null
}

function close(
  work: EnquiryWork,
  { outcome, note }: Extract<EnquiryStep, { kind: 'close' }>,
  by: By,
): Result<Performed, StepRefusal> {
  const refusal = closeRefusal(work, outcome)
  if (refusal) return refuse(refusal)
  return accept({
    change: { state: 'closed', outcome, closed_at: by.now.toISOString(), next_try_on: null },
    event: { kind: 'closed', outcome, note },
  })
}

/** Whether the step of a line of history may still be undone: it was a contact, noted within the hour. */
export const mayTakeBack = ({ kind, happenedAt }: Omit<LastLine, 'before'>, now: Date): boolean =>
  isContact(kind) && Date.parse(happenedAt) + takenBackWithinMs > now.getTime()

const isContact = (kind: string): boolean => kind === 'call' || kind === 'contacted'

/** Undone, it no longer counts anywhere: everything that the contact changed is as it was. */
function takeBack(last: LastLine | null, now: Date): Result<Performed, StepRefusal> {
  if (!last?.before || !isContact(last.kind)) return refuse('nothing_to_take_back')
  if (!mayTakeBack(last, now)) return refuse('too_late_to_take_back')
  return accept({ change: last.before, event: { kind: 'taken_back' } })
}

/** The person has now been written to: nobody needs to try again, unless the reply promised a day. */
function writtenTo(
  work: EnquiryWork,
  { nextTryOn }: Extract<EnquiryStep, { kind: 'reply' }>,
  by: By,
): Result<Performed, StepRefusal> {
  const fault = tryFault(nextTryOn, by.today)
  if (fault) return refuse(fault)
  return accept({
    change: {
      ...takenByMember(work, by),
      state: 'contacted',
      ...(work.firstContactAt === null && { first_contact_at: by.now.toISOString() }),
      failed_tries: 0,
      next_try_on: nextTryOn,
    },
    event: { kind: 'replied' },
  })
}

type Performed = { change: WorkChange; event: WorkEvent }

/**
 * What a member's step does to an enquiry: the columns that change and a line of history, or why it is refused. A
 * failed attempt is followed by another, on the next working day unless the member names a day.
 * @param by the member, and the time
 */
export function performStep(work: EnquiryWork, step: EnquiryStep, by: By): Result<Performed, StepRefusal> {
  if (work.isHeld) return refuse('held')
  if (step.kind === 'reopen') {
    if (work.state !== 'closed') return refuse('not_closed')
    const state = work.firstContactAt === null ? 'received' : 'contacted'
    return accept({ change: { state, outcome: null, closed_at: null }, event: { kind: 'reopened' } })
  }
  if (work.state === 'closed') return refuse('closed')
  switch (step.kind) {
    case 'take':
      if (work.ownerId === by.member.id) return refuse('has_it_already')
      return accept({ change: { owner_id: by.member.id }, event: { kind: 'taken', owner: by.member.email } })
    case 'give':
      if (work.ownerId === step.to.id) return refuse('has_it_already')
      return accept({ change: { owner_id: step.to.id }, event: { kind: 'given', owner: step.to.email } })
    case 'leave':
      if (work.ownerId === null) return refuse('nobody_has_it')
      return accept({ change: { owner_id: null }, event: { kind: 'left' } })
    case 'contact':
      return contact(work, step, by)
    case 'take_back':
      return takeBack(step.last, by.now)
    case 'reply':
      return writtenTo(work, step, by)
    case 'close':
      return close(work, step, by)
  }
}

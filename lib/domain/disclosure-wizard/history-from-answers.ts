import { dateMeant, daysCredited, lengthMeant, type CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import {
  earlierTerms,
  isTotalKnown,
  recordIdOf,
  sentencesOf,
  type SentenceSlot,
} from '@/lib/domain/disclosure-wizard/slots'
import type { WayToDate } from '@/lib/domain/disclosure-wizard/ways-to-date'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import type {
  Caution,
  CautionKind,
  Conviction,
  History,
  Sentence,
  Term,
  TermLink,
} from '@/lib/domain/disclosure/history'
import { addMonths, earlierOf, laterOf, type PlainDate } from '@/lib/domain/dates/plain-date'

/** What is assumed where the person could not say. */
export type Assumed = WayToDate & {
  /** The convictions whose uncertain terms are taken to be for offences in Schedule 18. */
  listed: ReadonlySet<string>
  /** The earliest day that each date may be, keyed by what it is the date of. */
  firstDays: ReadonlyMap<string, PlainDate>
  today: PlainDate
  /** Whether uncertain suspended sentences are taken to have been activated, which gives the later day. */
  isActivated: boolean
}

// A sentence can be suspended for up to 2 years (3 since 22 March 2026), and the court needs time to deal with it.
const monthsToActivation = 36

function termOf(slot: SentenceSlot, answers: CalculatorAnswers): Term | undefined {
  const given = answers.given[`${slot.id}-${isTotalKnown(answers, slot) ? 'total' : 'term'}`]
  // What is not known is left out, so that the rules report it as a question to answer first.
  if (!given || given.unsure === 'yes') return undefined
  const mode = disposalOf(slot.kind).rule === 'order' ? given.mode : 'length'
  if (mode === 'unknown') return undefined
  if (mode === 'none' || mode === 'indefinite') return { kind: mode }
  if (mode === 'until') {
    const lastDay = dateMeant(given)
    return lastDay && { kind: 'until', lastDay }
  }
  const length = lengthMeant(given)
  return length && { kind: 'length', length }
}

function activatedOn(
  { given }: CalculatorAnswers,
  slot: SentenceSlot,
  from: PlainDate,
  assumed: Assumed,
): PlainDate | undefined {
  const key = `${slot.base}-activated`
  const is = given[key]?.is
  if (is === 'not_sure' && assumed.isActivated) return earlierOf(assumed.today, addMonths(from, monthsToActivation))
  const day = is === 'yes' ? assumed.days.get(key) : undefined
  return day && laterOf(day, from)
}

/** The terms of its kind that it follows or runs alongside; several when nobody can say which of them it is. */
function linkedTo({ given }: CalculatorAnswers, { id, before }: SentenceSlot): readonly string[] {
  const chosen = given[`${id}-link`]?.with
  return chosen !== undefined && before.includes(chosen) ? [chosen] : before
}

/**
 * Whether it follows no other term, so that days on remand count towards it and, through it, towards those after it.
 */
function beginsFirst(answers: CalculatorAnswers, slot: SentenceSlot): boolean {
  if (slot.before.length === 0) return true
  const others = sentencesOf(answers, recordIdOf(slot.id)).filter(({ id }) => linkedTo(answers, slot).includes(id))
  return slot.together === 'concurrent' && others.every((other) => beginsFirst(answers, other))
}

type Starts = { convictedOn: PlainDate; sentencedOn: PlainDate | undefined }

function sentenceOf(answers: CalculatorAnswers, slot: SentenceSlot, starts: Starts, assumed: Assumed): Sentence {
  const { given } = answers
  const { id, kind, base } = slot
  const recordId = recordIdOf(id)
  const term = termOf(slot, answers)
  const schedule18 = given[`${id}-${isTotalKnown(answers, slot) ? 'singleTerm' : 'schedule18'}`]?.answer
  const endorsed = given[`${id}-endorsed`]?.answer
  const paid = given[`${id}-paid`]
  // A referral order runs from the first meeting of its panel. Without that day its end cannot be counted.
  const isReferral = kind === 'referral_order'
  const firstMeeting = assumed.days.get(`${id}-panel`)
  const isUncounted = isReferral && !firstMeeting && term?.kind === 'length'
  const began = given[`${base}-began`]?.same === 'no' ? assumed.days.get(`${base}-began`) : undefined
  const begins = isReferral ? firstMeeting : (began ?? starts.sentencedOn)
  const from = begins && laterOf(begins, starts.convictedOn)
  const served = activatedOn(answers, slot, from ?? starts.convictedOn, assumed)
  // Asked once for all terms of a kind: either all were served already, or the days come off the terms that begin
  // first.
  const credited = daysCredited(given[`${base}-credited`])
  const creditedDays = credited === 'all' || beginsFirst(answers, slot) ? credited : undefined
  // Points always come with an endorsement of the licence. 'Not sure' counts as yes, which gives the later day.
  const isEndorsed = kind === 'penalty_points' || endorsed === 'yes' || endorsed === 'not_sure'
  return {
    id,
    kind,
    ...(from && { startsOn: from }),
    ...(term && !isUncounted && { term }),
    ...(served && { activatedOn: served }),
    ...(creditedDays && { creditedDays }),
    ...(schedule18 && {
      isSchedule18: schedule18 === 'not_sure' ? assumed.listed.has(recordId) : schedule18 === 'yes',
    }),
    ...(isEndorsed && { isEndorsed }),
    ...(paid && paid.isPaid !== 'not_sure' && { paidInFullOn: assumed.days.get(`${id}-paid`) ?? null }),
  }
}

function convictionOf(answers: CalculatorAnswers, id: string, assumed: Assumed): Conviction | undefined {
  const { given } = answers
  const day = assumed.days.get(id)
  if (!day) return undefined
  const slots = sentencesOf(answers, id)
  const notBeforeFirst = (key: string, on: PlainDate) => laterOf(on, assumed.firstDays.get(key) ?? on)
  // Rules out possible days for a conviction or sentence that are later than what followed it.
  const followed = slots.flatMap(({ id: slotId, base }) => {
    const term = given[`${slotId}-term`]
    const lastDay = term?.mode === 'until' ? dateMeant(term) : undefined
    const days = [`${slotId}-paid`, `${slotId}-panel`, `${base}-activated`].map((key) => assumed.days.get(key))
    return [lastDay, ...days].flatMap((one) => one ?? [])
  })
  const sentenced = given[`${id}-sentenced`]?.same === 'no' ? assumed.days.get(`${id}-sentenced`) : undefined
  const sentencedOn =
    sentenced && notBeforeFirst(id, notBeforeFirst(`${id}-sentenced`, followed.reduce(earlierOf, sentenced)))
  const began = slots.flatMap(({ base }) => assumed.days.get(`${base}-began`) ?? [])
  const convicted = (on: PlainDate) =>
    notBeforeFirst(id, [...followed, ...began, ...(sentencedOn ? [sentencedOn] : [])].reduce(earlierOf, on))
  const convictedOn = convicted(day)
  return {
    id,
    convictedOn,
    perhapsOn: convicted(assumed.otherDays.get(id) ?? day),
    ageGroup: given[`${id}-age`]?.age === 'under18' ? 'under18' : 'adult',
    // 'Not sure' counts as no, which gives the later day.
    isSummaryOnly: given[`${id}-summaryOnly`]?.answer === 'yes',
    isMinorServiceOffence: given[`${id}-serviceOffence`]?.answer === 'yes',
    sentences: slots.map((slot) => sentenceOf(answers, slot, { convictedOn, sentencedOn }, assumed)),
  }
}

function cautionOf({ given }: CalculatorAnswers, id: string, assumed: Assumed): Caution | undefined {
  const givenOn = assumed.days.get(id)
  const kind = given[`${id}-cautionKind`]?.kind
  if (!givenOn || !kind) return undefined
  const conditions = given[`${id}-conditions`]
  const conditionsEndedOn = conditions?.isKnown === 'yes' ? dateMeant(conditions) : undefined
  return {
    id,
    kind: kind as CautionKind,
    givenOn: conditionsEndedOn ? earlierOf(givenOn, conditionsEndedOn) : givenOn,
    ...(conditionsEndedOn && { conditionsEndedOn }),
  }
}

/** How a term relates to those of its kind that were entered before it. */
const linkWithin = (answers: CalculatorAnswers, slot: SentenceSlot): TermLink[] =>
  slot.together ? [{ sentenceId: slot.id, how: slot.together, to: linkedTo(answers, slot) }] : []

/** How a term relates to those of other convictions, or of another kind. */
function linkToOthers(answers: CalculatorAnswers, { id, kind, base }: SentenceSlot): TermLink[] {
  const joined = answers.given[`${base}-joined`]
  if (id !== base || !joined || joined.how === 'no') return []
  const others = earlierTerms(answers, recordIdOf(id), kind).map((slot) => slot.id)
  if (joined.how === 'not_sure') {
    return others.length > 0 ? [{ sentenceId: id, how: 'consecutive', to: others, isPerhaps: true }] : []
  }
  const isKnown = joined.with !== undefined && others.includes(joined.with)
  if (!isKnown || (joined.how !== 'consecutive' && joined.how !== 'concurrent')) return []
  return [{ sentenceId: id, how: joined.how, to: others.filter((other) => other === joined.with) }]
}

/** The answers in the form that the rules take. */
export function historyOf(answers: CalculatorAnswers, assumed: Assumed): History {
  const isOf = (type: string) => (id: string) => answers.given[`${id}-type`]?.type === type
  const convictions = answers.records.filter(isOf('conviction'))
  const slots = convictions.flatMap((id) => sentencesOf(answers, id))
  return {
    convictions: convictions.flatMap((id) => convictionOf(answers, id, assumed) ?? []),
    cautions: answers.records.filter(isOf('caution')).flatMap((id) => cautionOf(answers, id, assumed) ?? []),
    links: slots.flatMap((slot) => [...linkWithin(answers, slot), ...linkToOthers(answers, slot)]),
  }
}

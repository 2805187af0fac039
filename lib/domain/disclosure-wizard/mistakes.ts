import {
  dateMeant,
  daysCredited,
  daysMeant,
  kindsChosen,
  lengthMeant,
  type CalculatorAnswers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import {
  ageOf,
  answerOf,
  earlierTerms,
  isLaterTerm,
  isTotalKnown,
  sentencesOf,
} from '@/lib/domain/disclosure-wizard/slots'
import {
  canBeApart,
  slotStartsMeant,
  startsMeant,
  type QuestionKind,
  type WizardStep,
} from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf, type AgeGroup, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { canBeWithoutEnd, lawfulLengthOf, type LawfulLength } from '@/lib/domain/disclosure/lawful-lengths'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { dayAfter, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'

export type Mistake =
  | 'choose'
  | 'choose_one_or_more'
  | 'date_missing'
  | 'date_not_real'
  | 'date_in_future'
  | 'months_not_real'
  | 'date_too_far'
  | 'date_before_conviction'
  | 'length_missing'
  | 'length_too_long'
  | 'length_too_short'
  | 'end_too_late'
  | 'end_not_said'
  | 'total_too_short'
  | 'days_missing'
  | 'days_too_many'

const isBlank = ({ day = '', month = '', year = '' }: Given): boolean => !`${day}${month}${year}`.trim()

/** Checks a day in the past, or the months it was in. */
function pastMistake(value: Given, today: PlainDate, notBefore: PlainDate | undefined): Mistake | undefined {
  if (isBlank(value)) return 'date_missing'
  const last = daysMeant(value, today).at(-1)
  if (last) return notBefore && last < notBefore ? 'date_before_conviction' : undefined
  const date = value.unsure === 'yes' ? undefined : dateMeant(value)
  if (date && date > today) return 'date_in_future'
  return value.unsure === 'yes' ? 'months_not_real' : 'date_not_real'
}

/** Checks a day that may be past or still to come. */
function endMistake(value: Given, today: PlainDate, notBefore: PlainDate | undefined): Mistake | undefined {
  if (isBlank(value)) return 'date_missing'
  const date = dateMeant(value)
  if (!date) return 'date_not_real'
  if (date > addMonths(today, 1200)) return 'date_too_far'
  return notBefore && date < notBefore ? 'date_before_conviction' : undefined
}

/** Checks a length against what the law allows, for any of the days on which it may have begun. */
function lengthMistake(value: Given, starts: readonly PlainDate[], lawful: LawfulLength): Mistake | undefined {
  const length = lengthMeant(value)
  if (!length || !isSentenceLength(length)) return 'length_missing'
  const { atLeast, atMost } = lawful
  const isBeyond = (months: number) => starts.some((from) => dayAfter(from, length) > addMonths(from, months))
  if (atMost && isBeyond(atMost)) return 'length_too_long'
  const isShort = (months: number) => starts.every((from) => dayAfter(from, length) < addMonths(from, months))
  return atLeast && starts.length > 0 && isShort(atLeast) ? 'length_too_short' : undefined
}

// These can begin long after the day they were given: at a meeting, or on release from prison.
const beginsLater: readonly (DisposalKind | undefined)[] = ['referral_order', 'serious_crime_prevention_order']

type OfTerm = { starts: readonly PlainDate[]; age: AgeGroup; today: PlainDate }

function termMistake({ kind }: WizardStep, value: Given, { starts, age, today }: OfTerm): Mistake | undefined {
  const isOrder = kind !== undefined && disposalOf(kind).rule === 'order'
  const lawful = kind ? lawfulLengthOf(kind, age) : {}
  const mode = isOrder ? value.mode : value.unsure === 'yes' ? 'unknown' : 'length'
  switch (mode) {
    case 'none':
      return kind && !canBeWithoutEnd(kind) ? 'end_not_said' : undefined
    case 'indefinite':
    case 'unknown':
      return undefined
    case 'until': {
      const mistake = endMistake(value, today, starts[0])
      const [end, latest] = [dateMeant(value), starts.at(-1)]
      if (mistake || !end || !latest || !lawful.atMost || beginsLater.includes(kind)) return mistake
      // The last day is part of the order.
      return end >= addMonths(latest, lawful.atMost) ? 'end_too_late' : undefined
    }
    case 'length':
      return lengthMistake(value, starts, lawful)
    default:
      return 'choose'
  }
}

/** All terms together are at least as long as the first of them. */
function totalMistake(
  answers: CalculatorAnswers,
  { sentenceId }: WizardStep,
  value: Given,
  from: PlainDate | undefined,
): Mistake | undefined {
  const [total, first] = [lengthMeant(value), lengthMeant(answerOf(answers, `${sentenceId}-term`))]
  if (!total || !isSentenceLength(total)) return 'length_missing'
  if (!from || !first || !isSentenceLength(first)) return undefined
  return dayAfter(from, total) < dayAfter(from, first) ? 'total_too_short' : undefined
}

/** How many days all terms can come to that the days on remand may count towards; undefined while one has no length. */
function daysInAllTerms(answers: CalculatorAnswers, recordId: string, kind: DisposalKind | undefined) {
  const own = sentencesOf(answers, recordId).filter((slot) => slot.kind === kind)
  const isJoined = (answerOf(answers, `${own[0]?.base ?? ''}-joined`)?.how ?? 'no') !== 'no'
  const lengths = [...own, ...(isJoined ? earlierTerms(answers, recordId, kind) : [])].map((slot) =>
    lengthMeant(answerOf(answers, `${slot.id}-${isTotalKnown(answers, slot) ? 'total' : 'term'}`)),
  )
  const known = lengths.flatMap((length) => (length && isSentenceLength(length) ? [length] : []))
  // Rounded up: no year has more days than this, and no month.
  const days = known.map(({ years = 0, months = 0, weeks = 0, days: single = 0 }) => {
    return Math.min(366 * years + 31 * months, 366 * Math.ceil(years + months / 12)) + 7 * weeks + single
  })
  return known.length === lengths.length ? days.reduce((sum, one) => sum + one, 0) : undefined
}

function creditedMistake(answers: CalculatorAnswers, step: WizardStep, value: Given): Mistake | undefined {
  if (value.isCredited === 'no' || value.isCredited === 'all') return undefined
  if (value.isCredited !== 'yes') return 'choose'
  const days = daysCredited(value)
  if (!days) return 'days_missing'
  const most = daysInAllTerms(answers, step.recordId ?? '', step.kind)
  return typeof days === 'number' && most !== undefined && days > most ? 'days_too_many' : undefined
}

/** What is neither a conviction nor a caution. */
export const neitherKinds = ['penalty', 'no_conviction', 'bind_over', 'quashed', 'disregarded', 'not_sure'] as const
export type NeitherKind = (typeof neitherKinds)[number]

export const choices: Partial<Record<QuestionKind, { field: string; values: readonly string[] }>> = {
  where: { field: 'place', values: ['england_wales', 'scotland', 'northern_ireland', 'several', 'elsewhere'] },
  type: { field: 'type', values: ['caution', 'conviction', 'neither'] },
  cautionKind: {
    field: 'kind',
    values: ['simple_caution', 'conditional_caution', 'youth_caution', 'youth_conditional_caution'],
  },
  neither: { field: 'why', values: neitherKinds },
  age: { field: 'age', values: ['adult', 'under18'] },
  more: { field: 'more', values: ['no', 'consecutive', 'concurrent', 'total', 'not_known', 'not_sure'] },
  schedule18: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  singleTerm: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  endorsed: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  summaryOnly: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  serviceOffence: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
}

// Only for the first term: once the total is given, there are no others to enter.
const isTotalOfAnother = ({ question, sentenceId }: WizardStep, { more }: Given): boolean =>
  question === 'more' && more === 'total' && isLaterTerm(sentenceId)

/** What is wrong with an answer; undefined when it can be stored. */
export function mistakeIn(
  answers: CalculatorAnswers,
  step: WizardStep,
  value: Given,
  today: PlainDate,
): Mistake | undefined {
  const recordId = step.recordId ?? ''
  const [convictedFrom] = daysMeant(answerOf(answers, `${recordId}-date`), today)
  const starts = startsMeant(answers, recordId, today)
  const choice = choices[step.question]
  if (choice && !isTotalOfAnother(step, value)) {
    return choice.values.includes(value[choice.field] ?? '') ? undefined : 'choose'
  }
  const slot = sentencesOf(answers, recordId).find(({ id }) => id === step.sentenceId)
  switch (step.question) {
    case 'date':
      return pastMistake(value, today, undefined)
    case 'disposals': {
      const kinds = kindsChosen(value)
      const isForAge = kinds.every((kind) => disposalOf(kind).ages.includes(ageOf(answers, recordId)))
      return kinds.length > 0 && isForAge ? undefined : 'choose_one_or_more'
    }
    case 'sentenced':
      if (value.same === 'yes' || (value.same === 'apart' && canBeApart(answers, recordId))) return undefined
      return value.same === 'no' ? pastMistake(value, today, convictedFrom) : 'choose'
    case 'began':
      if (value.same === 'yes') return undefined
      return value.same === 'no' ? pastMistake(value, today, convictedFrom) : 'choose'
    case 'activated':
      if (value.is === 'no' || value.is === 'not_sure') return undefined
      return value.is === 'yes' ? pastMistake(value, today, starts[0]) : 'choose'
    case 'link':
      return slot?.before.includes(value.with ?? '') || value.with === 'not_sure' ? undefined : 'choose'
    case 'total':
      return totalMistake(answers, step, value, starts[0])
    case 'panel':
      if (value.isKnown === 'no') return undefined
      if (value.isKnown !== 'yes') return 'choose'
      return value.unsure === 'yes' ? pastMistake(value, today, starts[0]) : endMistake(value, today, starts[0])
    case 'paid':
      if (value.isPaid === 'no' || value.isPaid === 'not_sure') return undefined
      return value.isPaid === 'yes' ? pastMistake(value, today, starts[0]) : 'choose'
    case 'conditions':
      if (value.isKnown === 'no') return undefined
      return value.isKnown === 'yes' ? endMistake(value, today, convictedFrom) : 'choose'
    case 'credited':
      return creditedMistake(answers, step, value)
    case 'joined': {
      if (value.how === 'no' || value.how === 'not_sure') return undefined
      const isKnown = earlierTerms(answers, recordId, step.kind).some(({ id }) => id === value.with)
      return isKnown && (value.how === 'consecutive' || value.how === 'concurrent') ? undefined : 'choose'
    }
    case 'term':
      return termMistake(step, value, {
        starts: slot ? slotStartsMeant(answers, slot, today) : starts,
        age: ageOf(answers, recordId),
        today,
      })
    default:
      return 'choose'
  }
}

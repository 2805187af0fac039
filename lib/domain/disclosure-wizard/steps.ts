import {
  daysMeant,
  kindsChosen,
  lengthMeant,
  type CalculatorAnswers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import {
  answerOf,
  earlierTerms,
  isElsewhere,
  isServed,
  isTotalKnown,
  mostTerms,
  recordIdOf,
  sentencesOf,
  typeOf,
  type SentenceSlot,
} from '@/lib/domain/disclosure-wizard/slots'
import { daysMovedBy, isKnownNotSummaryOnly } from '@/lib/domain/disclosure-wizard/moved-days'
import { disposalOf, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'
import { averageMonths, dayAfter, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'

export const questionKinds = [
  'where',
  'type',
  'neither',
  'cautionKind',
  'conditions',
  'age',
  'date',
  'disposals',
  'sentenced',
  'began',
  'panel',
  'term',
  'link',
  'more',
  'total',
  'activated',
  'credited',
  'joined',
  'schedule18',
  'singleTerm',
  'endorsed',
  'paid',
  'summaryOnly',
  'serviceOffence',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/**
 * One screen. Its id reveals which question it is, so it stays in the page's memory and out of the browser's history.
 */
export type WizardStep = {
  id: string
  question: QuestionKind
  recordId?: string
  sentenceId?: string
  kind?: DisposalKind
}

const countsFromSentence: readonly string[] = ['custody', 'serviceDetention', 'order']

/** Whether it matters on which day a sentence was passed. A referral order runs from the first meeting of its panel. */
const isCountedFromSentence = (kind: DisposalKind): boolean =>
  kind !== 'referral_order' && countsFromSentence.includes(disposalOf(kind).rule)

/** The days on which a conviction's sentences may have begun, in order. */
export function startsMeant(answers: CalculatorAnswers, recordId: string, today: PlainDate): readonly PlainDate[] {
  const sentenced = answerOf(answers, `${recordId}-sentenced`)
  return daysMeant(sentenced?.same === 'no' ? sentenced : answerOf(answers, `${recordId}-date`), today)
}

/** The same for one sentence, where they did not begin together or a suspended one was activated later. */
export function slotStartsMeant(
  answers: CalculatorAnswers,
  slot: SentenceSlot,
  today: PlainDate,
): readonly PlainDate[] {
  const [activated, began] = ['activated', 'began'].map((name) => answerOf(answers, `${slot.base}-${name}`))
  if (activated?.is === 'yes') return daysMeant(activated, today)
  return began?.same === 'no' ? daysMeant(began, today) : startsMeant(answers, recordIdOf(slot.id), today)
}

// Because of leap years, the same number of days can be more or less than 4 years, depending on the year it is passed
// in or, for a term that follows another, on a later year.
const yearsLater = [0, 12, 24, 36] as const
function canBeOverFourYears(given: Given | undefined, starts: readonly PlainDate[]): boolean {
  const length = lengthMeant(given)
  // Most terms are so much shorter that the calendar makes no difference.
  if (!length || averageMonths(length) < 47) return false
  return Boolean(
    length &&
    isSentenceLength(length) &&
    starts
      .flatMap((start) => yearsLater.map((months) => addMonths(start, months)))
      .some((from) => dayAfter(from, length) > addMonths(from, 48)),
  )
}

const asksEndorsed: readonly DisposalKind[] = ['driving_disqualification', 'motoring_fine']
const endorses: readonly DisposalKind[] = ['penalty_points', 'endorsed_fixed_penalty_notice']
const serviceKinds: readonly DisposalKind[] = [
  'service_detention',
  'service_dismissal',
  'service_reprimand',
  'service_community_order',
  'overseas_community_order',
]

type Slots = { answers: CalculatorAnswers; recordId: string; slots: readonly SentenceSlot[]; today: PlainDate }

/** The questions about one term of prison or detention. */
function custodyQuestions({ answers, recordId, slots, today }: Slots, slot: SentenceSlot): QuestionKind[] {
  const { id, kind, before } = slot
  const own = slots.filter((other) => other.kind === kind)
  const isFirst = before.length === 0
  const isLast = own.at(-1) === slot
  const starts = slotStartsMeant(answers, slot, today)
  const isTotal = isFirst && isTotalKnown(answers, slot)
  const whole = answerOf(answers, isTotal ? `${id}-total` : `${id}-term`)
  const isOverFourYears = canBeOverFourYears(whole, starts)
  const isSuspended = kind === 'suspended_prison'
  // Asked once for all terms of a kind; for a suspended one, only after asking whether it was activated.
  const isJoinable =
    (isSuspended ? isLast : isFirst) && isServed(answers, slot) && earlierTerms(answers, recordId, kind).length > 0
  const joined = isJoinable ? (['joined'] as const) : []
  return [
    // With only one term before it, it must be that one.
    ...(before.length > 1 && slot.together !== 'not_known' ? (['link'] as const) : []),
    'term',
    ...(isOverFourYears && !isTotal ? (['schedule18'] as const) : []),
    ...(isSuspended ? [] : joined),
    ...(own.length < mostTerms ? (['more'] as const) : []),
    ...(isTotal ? (['total'] as const) : []),
    // A total is not a single term: only a term by itself can be excluded (s.5(7A)).
    ...(isOverFourYears && isTotal ? (['singleTerm'] as const) : []),
    ...(isSuspended && isLast ? (['activated'] as const) : []),
    ...(isSuspended ? joined : []),
    // Days count towards a suspended term only once it is served.
    ...(isLast && isServed(answers, slot) ? (['credited'] as const) : []),
  ]
}

const askedOnce: readonly QuestionKind[] = ['activated', 'joined', 'credited']

function sentenceSteps(all: Slots): WizardStep[] {
  const { answers, recordId, slots } = all
  const kinds = slots.map(({ kind }) => kind)
  // One endorsement is enough for the whole conviction, so it is asked once; points always come with one.
  const endorsed = kinds.some((kind) => endorses.includes(kind))
    ? undefined
    : kinds.find((kind) => asksEndorsed.includes(kind))
  const isApart = answerOf(answers, `${recordId}-sentenced`)?.same === 'apart'
  return slots.flatMap((slot) => {
    const { id, kind, base, before } = slot
    const { rule } = disposalOf(kind)
    const questions: QuestionKind[] = [
      ...(isApart && before.length === 0 && isCountedFromSentence(kind) ? (['began'] as const) : []),
      ...(kind === 'referral_order' ? (['panel'] as const) : []),
      ...(rule === 'custody' ? custodyQuestions(all, slot) : []),
      ...(rule === 'serviceDetention' || rule === 'order' ? (['term'] as const) : []),
      ...(rule === 'compensation' ? (['paid'] as const) : []),
      ...(kind === endorsed ? (['endorsed'] as const) : []),
    ]
    return questions.map((question): WizardStep => {
      const of = askedOnce.includes(question) ? base : id
      return { id: `${of}-${question}`, question, recordId, sentenceId: of, kind }
    })
  })
}

function recordSteps(answers: CalculatorAnswers, recordId: string, today: PlainDate): WizardStep[] {
  const step = (question: QuestionKind): WizardStep => ({ id: `${recordId}-${question}`, question, recordId })
  const type = typeOf(answers, recordId)
  const steps = [step('type')]
  if (type === 'neither') steps.push(step('neither'))
  if (type === 'caution') {
    steps.push(step('cautionKind'), step('date'))
    if (answerOf(answers, `${recordId}-cautionKind`)?.kind?.includes('conditional')) steps.push(step('conditions'))
  }
  if (type !== 'conviction') return steps
  steps.push(step('age'), step('date'), step('disposals'))
  const slots = sentencesOf(answers, recordId)
  if (slots.some(({ kind }) => isCountedFromSentence(kind))) steps.push(step('sentenced'))
  steps.push(...sentenceSteps({ answers, recordId, slots, today }))
  return steps
}

/** The question whether a conviction extends an earlier one: only where its sentences do not say so themselves. */
function lastStepOf(answers: CalculatorAnswers, recordId: string): WizardStep | undefined {
  const slots = typeOf(answers, recordId) === 'conviction' ? sentencesOf(answers, recordId) : []
  const isService = slots.some(({ kind }) => serviceKinds.includes(kind))
  if (slots.length === 0 || (!isService && isKnownNotSummaryOnly(answers, recordId))) return undefined
  const question = isService ? 'serviceOffence' : 'summaryOnly'
  return { id: `${recordId}-${question}`, question, recordId }
}

/** Every screen that applies, in order. Screens that depend on a missing answer are not included yet. */
export function stepsOf(answers: CalculatorAnswers, today: PlainDate): WizardStep[] {
  const where: WizardStep = { id: 'where', question: 'where' }
  if (isElsewhere(answers)) return [where]
  const own = answers.records.map((id) => ({ id, steps: recordSteps(answers, id, today) }))
  // What moves a day can only be told once everything else is answered.
  const isRestAnswered = own.every(({ steps }) => steps.every(({ id }) => answers.given[id]))
  const last = (recordId: string) => {
    const step = lastStepOf(answers, recordId)
    // An answer stays even where others make it idle: dropping it could bring the question back for ever.
    const isAsked =
      step && (answers.given[step.id] ?? (isRestAnswered && daysMovedBy(answers, recordId, today).length > 0))
    return isAsked ? [step] : []
  }
  return [where, ...own.flatMap(({ id, steps }) => [...steps, ...last(id)])]
}

/** The first screen without an answer; undefined when nothing is left to ask. */
export const nextStep = (answers: CalculatorAnswers, today: PlainDate): WizardStep | undefined =>
  stepsOf(answers, today).find(({ id }) => !answers.given[id])

/** Whether a conviction's sentences may have been passed on different days: a new one after an order was breached. */
export const canBeApart = (answers: CalculatorAnswers, recordId: string): boolean =>
  kindsChosen(answerOf(answers, `${recordId}-disposals`)).length > 1

import {
  dateMeant,
  daysCredited,
  daysMeant,
  disposalKinds,
  hasRoom,
  kindsChosen,
  lengthMeant,
  noAnswers,
  type Answers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import { disposalOf, type AgeGroup, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { addDays, addMonths, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import { dayAfter, isSentenceLength, sumOf } from '@/lib/domain/disclosure/sentence-length'

export type QuestionKind =
  | 'where'
  | 'type'
  | 'cautionKind'
  | 'conditions'
  | 'age'
  | 'date'
  | 'disposals'
  | 'sentenced'
  | 'panel'
  | 'term'
  | 'more'
  | 'credited'
  | 'joined'
  | 'schedule18'
  | 'endorsed'
  | 'paid'
  | 'summaryOnly'
  | 'serviceOffence'

/** One screen. Its id says which question it is, so it stays in the memory of the page and out of the browser's history. */
export type Step = {
  id: string
  question: QuestionKind
  recordId?: string
  sentenceId?: string
  kind?: DisposalKind
}

export type SentenceSlot = { id: string; kind: DisposalKind; after?: string; together?: 'consecutive' | 'concurrent' }

const mostTerms = 20

export const isElsewhere = (answers: Answers): boolean =>
  (answers.given.where?.place ?? 'england_wales') !== 'england_wales'

const answerOf = (answers: Answers, id: string): Given | undefined => answers.given[id]
const typeOf = (answers: Answers, recordId: string): string | undefined => answerOf(answers, `${recordId}-type`)?.type

export const ageOf = (answers: Answers, recordId: string): AgeGroup =>
  answerOf(answers, `${recordId}-age`)?.age === 'under18' ? 'under18' : 'adult'

/** The sentences of one conviction: one for each kind, and more where the court gave several terms of prison. */
export function sentencesOf(answers: Answers, recordId: string): SentenceSlot[] {
  return kindsChosen(answerOf(answers, `${recordId}-disposals`)).flatMap((kind) => {
    const base = `${recordId}-s${disposalKinds.indexOf(kind) + 1}`
    const slots: SentenceSlot[] = [{ id: base, kind }]
    if (disposalOf(kind).rule !== 'custody') return slots
    for (let count = 2; count <= mostTerms; count += 1) {
      const before = slots.at(-1)?.id ?? base
      const together = answerOf(answers, `${before}-more`)?.more
      if (together !== 'consecutive' && together !== 'concurrent') break
      slots.push({ id: `${base}n${count}`, kind, after: before, together })
    }
    return slots
  })
}

/**
 * What a term of prison or detention can have been put together with: those of the convictions before, and for a detention
 * and training order the detention that came with it.
 */
export function earlierTerms(
  answers: Answers,
  recordId: string,
  ofKind: DisposalKind | undefined,
): { recordId: string; slot: SentenceSlot }[] {
  const at = answers.records.indexOf(recordId)
  return answers.records.slice(0, at + 1).flatMap((id) => {
    if (typeOf(answers, id) !== 'conviction') return []
    const terms = sentencesOf(answers, id).filter(({ kind }) =>
      id === recordId
        ? ofKind === 'detention_training_order' && kind === 'youth_detention'
        : disposalOf(kind).rule === 'custody',
    )
    return terms.map((slot) => ({ recordId: id, slot }))
  })
}

/** The days on which a conviction's sentences can have begun, in order. */
function startsMeant(answers: Answers, recordId: string, today: PlainDate): readonly PlainDate[] {
  const sentenced = answerOf(answers, `${recordId}-sentenced`)
  return daysMeant(sentenced?.same === 'no' ? sentenced : answerOf(answers, `${recordId}-date`), today)
}

// The same number of days can be more or less than 4 years, because of leap years.
function canBeOverFourYears(given: Given | undefined, starts: readonly PlainDate[]): boolean {
  const length = lengthMeant(given)
  return Boolean(
    length && isSentenceLength(length) && starts.some((from) => dayAfter(from, length) > addMonths(from, 48)),
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

function sentenceSteps(
  answers: Answers,
  recordId: string,
  slots: readonly SentenceSlot[],
  starts: readonly PlainDate[],
): Step[] {
  const steps: Step[] = []
  const kinds = slots.map(({ kind }) => kind)
  // One endorsement decides for the whole conviction, so it is asked once; points are one already.
  const asked = kinds.some((kind) => endorses.includes(kind))
    ? undefined
    : kinds.find((kind) => asksEndorsed.includes(kind))
  for (const [index, slot] of slots.entries()) {
    const { id, kind } = slot
    const { rule } = disposalOf(kind)
    const ask = (question: QuestionKind, of = id) =>
      steps.push({ id: `${of}-${question}`, question, recordId, sentenceId: of, kind })
    if (kind === 'referral_order') ask('panel')
    if (rule === 'custody' || rule === 'serviceDetention' || rule === 'order') ask('term')
    if (rule === 'compensation') ask('paid')
    if (kind === asked) ask('endorsed')
    if (rule !== 'custody') continue
    if (canBeOverFourYears(answerOf(answers, `${id}-term`), starts)) ask('schedule18')
    if (!slot.after && earlierTerms(answers, recordId, kind).length > 0) ask('joined')
    const own = slots.filter((other) => other.kind === kind)
    if (own.length < mostTerms) ask('more')
    // Asked once for all terms of a kind, after the last. Days do not count towards a term that is suspended.
    const base = own[0]?.id
    const isLast = slots[index + 1]?.kind !== kind
    if (isLast && base && kind !== 'suspended_prison') ask('credited', base)
  }
  return steps
}

const countsFromSentence: readonly string[] = ['custody', 'serviceDetention', 'order']

/** Which records can be a later conviction than another, so far as the dates are known. */
function isFurther(answers: Answers, recordId: string, today: PlainDate): boolean {
  const last = daysMeant(answerOf(answers, `${recordId}-date`), today).at(-1)
  if (!last) return false
  return answers.records.some((other) => {
    if (other === recordId || typeOf(answers, other) !== 'conviction') return false
    const [first] = daysMeant(answerOf(answers, `${other}-date`), today)
    return first !== undefined && first < last
  })
}

function recordSteps(answers: Answers, recordId: string, today: PlainDate): Step[] {
  const step = (question: QuestionKind): Step => ({ id: `${recordId}-${question}`, question, recordId })
  const type = typeOf(answers, recordId)
  const steps = [step('type')]
  if (type === 'caution') {
    steps.push(step('cautionKind'), step('date'))
    if (answerOf(answers, `${recordId}-cautionKind`)?.kind?.includes('conditional')) steps.push(step('conditions'))
  }
  if (type !== 'conviction') return steps
  steps.push(step('age'), step('date'), step('disposals'))
  const slots = sentencesOf(answers, recordId)
  const startsWithSentence = slots.some(
    ({ kind }) => kind !== 'referral_order' && countsFromSentence.includes(disposalOf(kind).rule),
  )
  if (startsWithSentence) steps.push(step('sentenced'))
  steps.push(...sentenceSteps(answers, recordId, slots, startsMeant(answers, recordId, today)))
  if (slots.length > 0 && isFurther(answers, recordId, today)) {
    steps.push(step(slots.some(({ kind }) => serviceKinds.includes(kind)) ? 'serviceOffence' : 'summaryOnly'))
  }
  return steps
}

/** Every screen that applies, in order. Screens that hang on an answer that is still missing are not in it yet. */
export function stepsOf(answers: Answers, today: PlainDate): Step[] {
  const where: Step = { id: 'where', question: 'where' }
  if (isElsewhere(answers)) return [where]
  return [where, ...answers.records.flatMap((id) => recordSteps(answers, id, today))]
}

/** The first screen without an answer; undefined when there is nothing left to ask. */
export const nextStep = (answers: Answers, today: PlainDate): Step | undefined =>
  stepsOf(answers, today).find(({ id }) => !answers.given[id])

// What hangs on an answer, by the kind of question: a changed answer asks these again.
const dependents: Partial<Record<QuestionKind, readonly string[]>> = {
  type: ['cautionKind', 'conditions', 'age', 'date', 'disposals', 'sentenced', 'summaryOnly', 'serviceOffence'],
  cautionKind: ['conditions'],
  age: ['disposals', 'sentenced'],
  date: ['sentenced', 'conditions', 'summaryOnly', 'serviceOffence'],
  term: ['schedule18'],
  more: ['credited'],
}

const isSame = (one: Given, other: Given): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/** Drops every answer whose screen is gone or which the other answers contradict by now, until nothing is dropped. */
export function prune(answers: Answers, today: PlainDate): Answers {
  if (isElsewhere(answers)) {
    const { where } = answers.given
    return { ...noAnswers, given: where ? { where } : {} }
  }
  const steps = new Map(stepsOf(answers, today).map((step) => [step.id, step]))
  const kept = Object.entries(answers.given).filter(([id, value]) => {
    const step = steps.get(id)
    return step !== undefined && mistakeIn(answers, step, value, today) === undefined
  })
  if (kept.length === Object.keys(answers.given).length) return answers
  // What was dropped can have kept other screens in the list.
  return prune({ ...answers, given: Object.fromEntries(kept) }, today)
}

/** Whether an answer puts a term together with one that a change of this step is about. */
function isJoinedTo(step: Step, { with: other }: Given): boolean {
  if (!other || !step.recordId) return false
  if (step.question === 'term') return other === step.sentenceId
  return (step.question === 'date' || step.question === 'sentenced') && other.startsWith(`${step.recordId}-`)
}

const dayFields = ['day', 'month', 'year']
const lengthFields = ['years', 'months', 'weeks', 'days']
const dateFields = ({ unsure }: Given) => (unsure === 'yes' ? ['unsure', 'month', 'year', 'toYear'] : dayFields)

/** The fields of a screen that count, given what was chosen on it. */
function fieldsThatCount({ question, kind }: Step, value: Given): readonly string[] {
  const choice = choices[question]
  if (choice) return [choice.field]
  switch (question) {
    case 'date':
      return dateFields(value)
    case 'disposals':
      return ['kinds']
    case 'sentenced':
      return value.same === 'no' ? ['same', ...dateFields(value)] : ['same']
    case 'paid':
      return value.isPaid === 'yes' ? ['isPaid', ...dateFields(value)] : ['isPaid']
    case 'panel':
    case 'conditions':
      return value.isKnown === 'yes' ? ['isKnown', ...dayFields] : ['isKnown']
    case 'credited':
      return value.isCredited === 'yes' ? ['isCredited', 'days'] : ['isCredited']
    case 'joined':
      return value.how === 'no' ? ['how'] : ['how', 'with']
    default: {
      const isOrder = kind !== undefined && disposalOf(kind).rule === 'order'
      if (!isOrder) return value.unsure === 'yes' ? ['unsure'] : lengthFields
      const ofMode = { length: lengthFields, until: dayFields }[value.mode ?? '']
      return ['mode', ...(ofMode ?? [])]
    }
  }
}

/** What was typed under an option that is not the chosen one is not an answer. */
function tidy(step: Step, value: Given): Given {
  const fields = fieldsThatCount(step, value).map((field) => [field, value[field]?.trim() ?? ''] as const)
  return Object.fromEntries(fields.filter(([, text]) => text !== ''))
}

/** Keeps an answer, and clears what hung on the one before it. */
export function answerStep(answers: Answers, step: Step, typed: Given, today: PlainDate): Answers {
  const value = tidy(step, typed)
  const before = answers.given[step.id]
  const isChanged = before !== undefined && !isSame(before, value)
  const owner = (step.question === 'more' ? step.sentenceId?.replace(/n\d+$/, '') : step.sentenceId) ?? step.recordId
  const cleared = (isChanged ? (dependents[step.question] ?? []) : []).map((question) => `${owner}-${question}`)
  const clearsSentences = isChanged && (step.question === 'type' || step.question === 'age')
  const kept = Object.entries(answers.given).filter(([id, given]) => {
    const isOfSentence = id.startsWith(`${step.recordId}-s`) && /-s\d/.test(id)
    return !cleared.includes(id) && !(clearsSentences && isOfSentence) && !(isChanged && isJoinedTo(step, given))
  })
  return prune({ ...answers, given: { ...Object.fromEntries(kept), [step.id]: value } }, today)
}

/** Adds an empty one at the end; the same answers when there are as many as there can be. */
export function addRecord(answers: Answers): Answers {
  if (!hasRoom(answers)) return answers
  const highest = Math.max(0, ...answers.records.map((id) => Number(id.slice(1))))
  return { ...answers, records: [...answers.records, `r${highest + 1}`] }
}

/** The last one removed leaves an empty one, and the place. */
export function removeRecord(answers: Answers, recordId: string, today: PlainDate): Answers {
  const records = answers.records.filter((id) => id !== recordId)
  const given = Object.fromEntries(Object.entries(answers.given).filter(([id]) => !id.startsWith(`${recordId}-`)))
  return prune({ records: records.length > 0 ? records : noAnswers.records, given }, today)
}

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
  | 'days_missing'
  | 'days_too_many'

const isBlank = ({ day = '', month = '', year = '' }: Given): boolean => !`${day}${month}${year}`.trim()

/** A day that has been, or the months in which it was. */
function pastMistake(value: Given, today: PlainDate, notBefore: PlainDate | undefined): Mistake | undefined {
  if (isBlank(value)) return 'date_missing'
  const last = daysMeant(value, today).at(-1)
  if (last) return notBefore && last < notBefore ? 'date_before_conviction' : undefined
  const date = value.unsure === 'yes' ? undefined : dateMeant(value)
  if (date && date > today) return 'date_in_future'
  return value.unsure === 'yes' ? 'months_not_real' : 'date_not_real'
}

/** A day that has been or will be. */
function endMistake(value: Given, today: PlainDate, notBefore: PlainDate | undefined): Mistake | undefined {
  if (isBlank(value)) return 'date_missing'
  const date = dateMeant(value)
  if (!date) return 'date_not_real'
  if (date > addMonths(today, 1200)) return 'date_too_far'
  return notBefore && date < notBefore ? 'date_before_conviction' : undefined
}

const longestMonths: Partial<Record<DisposalKind, number>> = { detention_training_order: 24, suspended_prison: 36 }

function termMistake(step: Step, value: Given, starts: readonly PlainDate[], today: PlainDate): Mistake | undefined {
  const isOrder = step.kind !== undefined && disposalOf(step.kind).rule === 'order'
  const mode = isOrder ? value.mode : value.unsure === 'yes' ? 'unknown' : 'length'
  switch (mode) {
    case 'none':
    case 'indefinite':
    case 'unknown':
      return undefined
    case 'until':
      return endMistake(value, today, starts[0])
    case 'length': {
      const length = lengthMeant(value)
      if (!length || !isSentenceLength(length)) return 'length_missing'
      const longest = step.kind && longestMonths[step.kind]
      const isTooLong = longest && starts.some((from) => dayAfter(from, length) > addMonths(from, longest))
      return isTooLong ? 'length_too_long' : undefined
    }
    default:
      return 'choose'
  }
}

function creditedMistake(answers: Answers, step: Step, value: Given, from: PlainDate | undefined): Mistake | undefined {
  if (value.isCredited === 'no') return undefined
  if (value.isCredited !== 'yes') return 'choose'
  const days = daysCredited(value)
  if (!days) return 'days_missing'
  const slots = sentencesOf(answers, step.recordId ?? '').filter(({ kind }) => kind === step.kind)
  const lengths = slots.flatMap(({ id }) => lengthMeant(answerOf(answers, `${id}-term`)) ?? [])
  if (!from || lengths.length === 0) return undefined
  const isOneAfterAnother = slots.some(({ together }) => together === 'consecutive')
  const isWithin = (isOneAfterAnother ? [sumOf(lengths)] : lengths).some(
    (length) => isSentenceLength(length) && addDays(from, days) < dayAfter(from, length),
  )
  return isWithin ? undefined : 'days_too_many'
}

const choices: Partial<Record<QuestionKind, { field: string; values: readonly string[] }>> = {
  where: { field: 'place', values: ['england_wales', 'scotland', 'northern_ireland', 'elsewhere'] },
  type: { field: 'type', values: ['caution', 'conviction', 'neither'] },
  cautionKind: {
    field: 'kind',
    values: ['simple_caution', 'conditional_caution', 'youth_caution', 'youth_conditional_caution'],
  },
  age: { field: 'age', values: ['adult', 'under18'] },
  more: { field: 'more', values: ['no', 'consecutive', 'concurrent'] },
  schedule18: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  endorsed: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  summaryOnly: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
  serviceOffence: { field: 'answer', values: ['yes', 'no', 'not_sure'] },
}

/** What is wrong with an answer; undefined when it can be kept. */
export function mistakeIn(answers: Answers, step: Step, value: Given, today: PlainDate): Mistake | undefined {
  const recordId = step.recordId ?? ''
  const [convictedFrom] = daysMeant(answerOf(answers, `${recordId}-date`), today)
  const starts = startsMeant(answers, recordId, today)
  const choice = choices[step.question]
  if (choice) return choice.values.includes(value[choice.field] ?? '') ? undefined : 'choose'
  switch (step.question) {
    case 'date':
      return pastMistake(value, today, undefined)
    case 'disposals': {
      const kinds = kindsChosen(value)
      const isForAge = kinds.every((kind) => disposalOf(kind).ages.includes(ageOf(answers, recordId)))
      return kinds.length > 0 && isForAge ? undefined : 'choose_one_or_more'
    }
    case 'sentenced':
      if (value.same === 'yes') return undefined
      return value.same === 'no' ? pastMistake(value, today, convictedFrom) : 'choose'
    case 'panel':
      if (value.isKnown === 'no') return undefined
      return value.isKnown === 'yes' ? endMistake(value, today, starts[0]) : 'choose'
    case 'paid':
      if (value.isPaid === 'no' || value.isPaid === 'not_sure') return undefined
      return value.isPaid === 'yes' ? pastMistake(value, today, starts[0]) : 'choose'
    case 'conditions':
      if (value.isKnown === 'no') return undefined
      return value.isKnown === 'yes' ? endMistake(value, today, convictedFrom) : 'choose'
    case 'credited':
      return creditedMistake(answers, step, value, starts[0])
    case 'joined': {
      if (value.how === 'no') return undefined
      const isKnown = earlierTerms(answers, recordId, step.kind).some(({ slot }) => slot.id === value.with)
      return isKnown && (value.how === 'consecutive' || value.how === 'concurrent') ? undefined : 'choose'
    }
    case 'term':
      return termMistake(step, value, starts, today)
    default:
      return 'choose'
  }
}

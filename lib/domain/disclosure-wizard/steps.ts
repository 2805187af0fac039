import {
  dateMeant,
  daysCredited,
  daysMeant,
  disposalKinds,
  kindsChosen,
  lengthMeant,
  noAnswers,
  type Answers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import { disposalOf, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { addMonths, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import { dayAfter, isSentenceLength } from '@/lib/domain/disclosure/sentence-length'

export type QuestionKind =
  | 'where'
  | 'type'
  | 'cautionKind'
  | 'conditions'
  | 'age'
  | 'date'
  | 'disposals'
  | 'sentenced'
  | 'term'
  | 'more'
  | 'credited'
  | 'joined'
  | 'schedule18'
  | 'endorsed'
  | 'paid'
  | 'summaryOnly'

/** One screen. Its id names a place in the list and no answer, because the browser's history keeps it. */
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

/** The prison terms of the convictions before one: what a later term can have been put together with. */
export function earlierTerms(answers: Answers, recordId: string): { recordId: string; slot: SentenceSlot }[] {
  const before = answers.records.slice(0, answers.records.indexOf(recordId))
  return before.flatMap((id) =>
    answerOf(answers, `${id}-type`)?.type === 'conviction'
      ? sentencesOf(answers, id)
          .filter(({ kind }) => disposalOf(kind).rule === 'custody')
          .map((slot) => ({ recordId: id, slot }))
      : [],
  )
}

function isOverFourYears(given: Given | undefined, from: PlainDate | undefined): boolean {
  const length = lengthMeant(given)
  return Boolean(length && from && isSentenceLength(length) && dayAfter(from, length) > addMonths(from, 48))
}

const asksEndorsed: readonly DisposalKind[] = ['driving_disqualification', 'motoring_fine']

function sentenceSteps(answers: Answers, recordId: string, slot: SentenceSlot, from: PlainDate | undefined): Step[] {
  const { id, kind } = slot
  const { rule } = disposalOf(kind)
  const step = (question: QuestionKind): Step => ({ id: `${id}-${question}`, question, recordId, sentenceId: id, kind })
  const steps: Step[] = []
  if (rule === 'custody' || rule === 'serviceDetention' || rule === 'order') steps.push(step('term'))
  if (rule === 'custody') {
    if (isOverFourYears(answerOf(answers, `${id}-term`), from)) steps.push(step('schedule18'))
    steps.push(step('credited'))
    if (!slot.after && earlierTerms(answers, recordId).length > 0) steps.push(step('joined'))
    steps.push(step('more'))
  }
  if (rule === 'compensation') steps.push(step('paid'))
  if (asksEndorsed.includes(kind)) steps.push(step('endorsed'))
  return steps
}

const countsFromSentence: readonly string[] = ['custody', 'serviceDetention', 'order']

/** Which records are a later conviction than another, so far as the dates are known. */
function isFurther(answers: Answers, recordId: string, today: PlainDate): boolean {
  const own = daysMeant(answerOf(answers, `${recordId}-date`), today)
  const last = own.at(-1)
  if (!last) return false
  return answers.records.some((other) => {
    if (other === recordId || answerOf(answers, `${other}-type`)?.type !== 'conviction') return false
    const [first] = daysMeant(answerOf(answers, `${other}-date`), today)
    return first !== undefined && first < last
  })
}

function recordSteps(answers: Answers, recordId: string, today: PlainDate): Step[] {
  const step = (question: QuestionKind): Step => ({ id: `${recordId}-${question}`, question, recordId })
  const type = answerOf(answers, `${recordId}-type`)?.type
  const steps = [step('type')]
  if (type === 'caution') {
    steps.push(step('cautionKind'), step('date'))
    if (answerOf(answers, `${recordId}-cautionKind`)?.kind?.includes('conditional')) steps.push(step('conditions'))
  }
  if (type !== 'conviction') return steps
  steps.push(step('age'), step('date'), step('disposals'))
  const slots = sentencesOf(answers, recordId)
  if (slots.some(({ kind }) => countsFromSentence.includes(disposalOf(kind).rule))) steps.push(step('sentenced'))
  const sentenced = answerOf(answers, `${recordId}-sentenced`)
  const from =
    (sentenced?.same === 'no' ? dateMeant(sentenced) : undefined) ??
    daysMeant(answerOf(answers, `${recordId}-date`), today).at(-1)
  for (const slot of slots) steps.push(...sentenceSteps(answers, recordId, slot, from))
  if (slots.length > 0 && isFurther(answers, recordId, today)) steps.push(step('summaryOnly'))
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
  type: ['cautionKind', 'conditions', 'age', 'date', 'disposals', 'sentenced', 'summaryOnly'],
  cautionKind: ['conditions'],
  age: ['disposals', 'sentenced'],
  date: ['sentenced', 'conditions', 'summaryOnly'],
  term: ['schedule18'],
}

const isSame = (one: Given, other: Given): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

function prune(answers: Answers, today: PlainDate): Answers {
  const ids = new Set(stepsOf(answers, today).map(({ id }) => id))
  const kept = Object.entries(answers.given).filter(([id]) => ids.has(id))
  if (kept.length === Object.keys(answers.given).length) return answers
  // What was cleared can have kept other screens in the list.
  return prune({ ...answers, given: Object.fromEntries(kept) }, today)
}

/** Keeps an answer, and clears what hung on the one before it. */
export function answerStep(answers: Answers, step: Step, value: Given, today: PlainDate): Answers {
  const before = answers.given[step.id]
  const isChanged = before !== undefined && !isSame(before, value)
  const owner = step.sentenceId ?? step.recordId
  const cleared = (isChanged ? (dependents[step.question] ?? []) : []).map((question) => `${owner}-${question}`)
  const clearsSentences = isChanged && (step.question === 'type' || step.question === 'age')
  const isOfSentence = (id: string) => id.startsWith(`${step.recordId}-s`) && /-s\d/.test(id)
  const kept = Object.entries(answers.given).filter(
    ([id]) => !cleared.includes(id) && !(clearsSentences && isOfSentence(id)),
  )
  return prune({ ...answers, given: { ...Object.fromEntries(kept), [step.id]: value } }, today)
}

export function addRecord(answers: Answers): Answers {
  const highest = Math.max(0, ...answers.records.map((id) => Number(id.slice(1))))
  return { ...answers, records: [...answers.records, `r${highest + 1}`] }
}

/** The last one removed leaves an empty one, and the place. */
export function removeRecord(answers: Answers, recordId: string, today: PlainDate): Answers {
  const records = answers.records.filter((id) => id !== recordId)
  const given = Object.fromEntries(
    Object.entries(answers.given).filter(
      ([id, value]) => !id.startsWith(`${recordId}-`) && !value.with?.startsWith(`${recordId}-`),
    ),
  )
  return prune({ records: records.length > 0 ? records : noAnswers.records, given }, today)
}

export type Mistake =
  | 'choose'
  | 'choose_one_or_more'
  | 'date_not_real'
  | 'date_before_conviction'
  | 'length_missing'
  | 'length_too_long'
  | 'days_missing'

function termMistake(step: Step, value: Given, from: PlainDate | undefined): Mistake | undefined {
  const isOrder = step.kind && disposalOf(step.kind).rule === 'order'
  const mode = isOrder ? value.mode : 'length'
  if (!mode) return 'choose'
  if (mode === 'until') {
    const last = dateMeant(value)
    if (!last) return 'date_not_real'
    return from && last < from ? 'date_before_conviction' : undefined
  }
  if (mode !== 'length') return undefined
  const length = lengthMeant(value)
  if (!length || !isSentenceLength(length)) return 'length_missing'
  if (!from) return undefined
  const longest = step.kind === 'detention_training_order' ? 24 : step.kind === 'suspended_prison' ? 36 : undefined
  return longest && dayAfter(from, length) > addMonths(from, longest) ? 'length_too_long' : undefined
}

/** What is wrong with an answer; undefined when it can be kept. */
export function mistakeIn(answers: Answers, step: Step, value: Given, today: PlainDate): Mistake | undefined {
  const convicted = daysMeant(answers.given[`${step.recordId}-date`], today)
  const isDateMissing = () => {
    const date = dateMeant(value)
    if (!date || date > today) return 'date_not_real'
    const first = convicted[0]
    return first && date < first ? 'date_before_conviction' : undefined
  }
  switch (step.question) {
    case 'date':
      return daysMeant(value, today).length > 0 ? undefined : 'date_not_real'
    case 'disposals':
      return kindsChosen(value).length > 0 ? undefined : 'choose_one_or_more'
    case 'sentenced':
      if (!value.same) return 'choose'
      return value.same === 'no' ? isDateMissing() : undefined
    case 'paid':
      if (!value.isPaid) return 'choose'
      return value.isPaid === 'yes' ? isDateMissing() : undefined
    case 'conditions': {
      if (!value.isKnown) return 'choose'
      if (value.isKnown === 'no') return undefined
      const date = dateMeant(value)
      if (!date) return 'date_not_real'
      const last = convicted.at(-1)
      return last && date < last ? 'date_before_conviction' : undefined
    }
    case 'credited':
      if (!value.isCredited) return 'choose'
      return daysCredited(value) === undefined ? 'days_missing' : undefined
    case 'term': {
      const sentenced = answers.given[`${step.recordId}-sentenced`]
      const from = (sentenced?.same === 'no' ? dateMeant(sentenced) : undefined) ?? convicted.at(-1)
      return termMistake(step, value, from)
    }
    default:
      return Object.values(value).some(Boolean) ? undefined : 'choose'
  }
}

import {
  datePartsMeant,
  noCalculatorAnswers,
  type CalculatorAnswers,
  type Given,
} from '@/lib/domain/disclosure-wizard/answers'
import { hasRoom } from '@/lib/domain/disclosure-wizard/kept-answers'
import { choices, mistakeIn } from '@/lib/domain/disclosure-wizard/mistakes'
import { firstTermOf, isElsewhere } from '@/lib/domain/disclosure-wizard/slots'
import { stepsOf, type QuestionKind, type WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

// The answers that depend on each kind of question: changing it means asking these again.
const dependents: Partial<Record<QuestionKind, readonly string[]>> = {
  type: [
    'neither',
    'cautionKind',
    'conditions',
    'age',
    'date',
    'disposals',
    'sentenced',
    'summaryOnly',
    'serviceOffence',
  ],
  cautionKind: ['conditions'],
  age: ['disposals', 'sentenced'],
  date: ['sentenced', 'conditions', 'summaryOnly', 'serviceOffence'],
  term: ['schedule18'],
  more: ['credited', 'total'],
  total: ['singleTerm'],
  activated: ['credited'],
}

const isSame = (one: Given, other: Given): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''))
}

/**
 * Drops every answer whose screen no longer applies or which other answers now contradict, until nothing more is
 * dropped.
 */
export function prune(answers: CalculatorAnswers, today: PlainDate): CalculatorAnswers {
  if (isElsewhere(answers)) {
    const { where } = answers.given
    return { ...noCalculatorAnswers, given: where ? { where } : {} }
  }
  const steps = new Map(stepsOf(answers, today).map((step) => [step.id, step]))
  const kept = Object.entries(answers.given).filter(([id, value]) => {
    const step = steps.get(id)
    return step !== undefined && mistakeIn(answers, step, value, today) === undefined
  })
  if (kept.length === Object.keys(answers.given).length) return answers
  // What was dropped may have kept other screens in the list.
  return prune({ ...answers, given: Object.fromEntries(kept) }, today)
}

/** Whether an answer joins a term to one that this step changes. */
function isJoinedTo(step: WizardStep, { with: other }: Given): boolean {
  if (!other || !step.recordId) return false
  if (step.question === 'term' || step.question === 'activated') return other === step.sentenceId
  return (step.question === 'date' || step.question === 'sentenced') && other.startsWith(`${step.recordId}-`)
}

const dayFields = ['day', 'month', 'year']
const lengthFields = ['years', 'months', 'weeks', 'days']
const dateFields = ({ unsure }: Given) => (unsure === 'yes' ? ['unsure', 'month', 'year', 'toYear'] : dayFields)

/** The fields of a screen that apply, given what was chosen on it. */
function fieldsThatCount({ question, kind }: WizardStep, value: Given): readonly string[] {
  const choice = choices[question]
  if (choice) return [choice.field]
  switch (question) {
    case 'date':
      return dateFields(value)
    case 'disposals':
      return ['kinds']
    case 'sentenced':
    case 'began':
      return value.same === 'no' ? ['same', ...dateFields(value)] : ['same']
    case 'paid':
      return value.isPaid === 'yes' ? ['isPaid', ...dateFields(value)] : ['isPaid']
    case 'activated':
      return value.is === 'yes' ? ['is', ...dateFields(value)] : ['is']
    case 'panel':
      return value.isKnown === 'yes' ? ['isKnown', ...dateFields(value)] : ['isKnown']
    case 'conditions':
      return value.isKnown === 'yes' ? ['isKnown', ...dayFields] : ['isKnown']
    case 'link':
      return ['with']
    case 'total':
      return lengthFields
    case 'credited':
      return value.isCredited === 'yes' ? ['isCredited', 'days'] : ['isCredited']
    case 'joined':
      return value.how === 'no' || value.how === 'not_sure' ? ['how'] : ['how', 'with']
    default: {
      const isOrder = kind !== undefined && disposalOf(kind).rule === 'order'
      if (!isOrder) return value.unsure === 'yes' ? ['unsure'] : lengthFields
      const ofMode = { length: lengthFields, until: dayFields }[value.mode ?? '']
      return ['mode', ...(ofMode ?? [])]
    }
  }
}

// The day on which these end, or begin, may be still to come.
const maybeToCome: readonly QuestionKind[] = ['term', 'conditions', 'panel']

/** Text typed under an option that is not the chosen one is not an answer. */
function tidy(step: WizardStep, typed: Given, today: PlainDate): Given {
  const isPast = !maybeToCome.includes(step.question) || typed.unsure === 'yes'
  const value = isPast ? datePartsMeant(typed, Number(today.slice(0, 4))) : datePartsMeant(typed)
  const fields = fieldsThatCount(step, value).map((field) => [field, value[field]?.trim() ?? ''] as const)
  return Object.fromEntries(fields.filter(([, text]) => text !== ''))
}

/** Stores an answer, and clears whatever depended on the previous one. */
export function answerStep(
  answers: CalculatorAnswers,
  step: WizardStep,
  typed: Given,
  today: PlainDate,
): CalculatorAnswers {
  const value = tidy(step, typed, today)
  const before = answers.given[step.id]
  const isChanged = before !== undefined && !isSame(before, value)
  const owner = (step.question === 'more' ? firstTermOf(step.sentenceId ?? '') : step.sentenceId) ?? step.recordId
  const cleared = (isChanged ? (dependents[step.question] ?? []) : []).map((question) => `${owner}-${question}`)
  const clearsSentences = isChanged && (step.question === 'type' || step.question === 'age')
  const kept = Object.entries(answers.given).filter(([id, given]) => {
    const isOfSentence = id.startsWith(`${step.recordId}-s_`)
    return !cleared.includes(id) && !(clearsSentences && isOfSentence) && !(isChanged && isJoinedTo(step, given))
  })
  return prune({ ...answers, given: { ...Object.fromEntries(kept), [step.id]: value } }, today)
}

/** Adds an empty record at the end; returns the same answers when there is no room. */
export function addRecord(answers: CalculatorAnswers): CalculatorAnswers {
  if (!hasRoom(answers)) return answers
  const highest = Math.max(0, ...answers.records.map((id) => Number(id.slice(1))))
  return { ...answers, records: [...answers.records, `r${highest + 1}`] }
}

/** Removing the last record leaves an empty one in its place, and where the person was convicted. */
export function removeRecord(answers: CalculatorAnswers, recordId: string, today: PlainDate): CalculatorAnswers {
  const records = answers.records.filter((id) => id !== recordId)
  const given = Object.fromEntries(Object.entries(answers.given).filter(([id]) => !id.startsWith(`${recordId}-`)))
  return prune({ records: records.length > 0 ? records : noCalculatorAnswers.records, given }, today)
}

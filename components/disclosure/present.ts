import {
  chainWords,
  dateHeadings,
  dateHints,
  disposalGroups,
  disposalLabels,
  calculatorFieldWords,
  joinedOptions,
  linkOptions,
  mistakeWords,
  movesWords,
  questionWords,
  suspendedTooLong,
  termHints,
  termOptions,
  calculatorWizardWords,
} from '@/lib/content/disclosure/calculator'
import { dayText, monthNames } from '@/lib/content/wording/date-text'
import { kindsChosen, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { unknownRecords } from '@/lib/domain/disclosure-wizard/say-no'
import { ageOf, isTotalKnown, recordIdOf, sentencesOf, type SentenceSlot } from '@/lib/domain/disclosure-wizard/slots'
import type { Mistake } from '@/lib/domain/disclosure-wizard/mistakes'
import { daysMovedBy } from '@/lib/domain/disclosure-wizard/moved-days'
import type { QuestionKind, WizardStep } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import { lawfulLengthOf } from '@/lib/domain/disclosure/lawful-lengths'
import { dateFrom, type PlainDate } from '@/lib/domain/dates/plain-date'

/** Convictions, cautions and fixed penalties are numbered separately, so that nobody with one of each looks for a second caution. */
export function recordTitle(answers: CalculatorAnswers, recordId: string): string {
  const typeOf = (id: string) => {
    if (unknownRecords(answers).includes(id)) return undefined
    const kinds = new Set(sentencesOf(answers, id).map(({ kind }) => kind))
    const isPenalty = kinds.size === 1 && kinds.has('endorsed_fixed_penalty_notice')
    return isPenalty ? 'penalty' : answers.given[`${id}-type`]?.type
  }
  const type = typeOf(recordId)
  if (type !== 'conviction' && type !== 'caution' && type !== 'neither' && type !== 'penalty') {
    return `${calculatorWizardWords.record} ${answers.records.indexOf(recordId) + 1}`
  }
  const alike = answers.records.filter((id) => typeOf(id) === type)
  return `${calculatorWizardWords[type]} ${alike.indexOf(recordId) + 1}`
}

const isText = (text: string | undefined): text is string => Boolean(text)

function presentTyped(given: Given): string {
  const { month, year, toYear } = given
  if (given.unsure === 'yes') {
    const years = [year, toYear === year ? undefined : toYear].filter(isText).join('–')
    return `${calculatorFieldWords.about} ${[monthName(month), years].filter(isText).join(' ')}`
  }
  const date = dateFrom(Number(year), Number(month), Number(given.day))
  return date ? dayText(date) : ''
}

const monthName = (month: string | undefined): string | undefined => monthNames[Number(month) - 1]

const presentLength = (given: Given): string =>
  given.unsure === 'yes'
    ? calculatorFieldWords.unknown
    : (['years', 'months', 'weeks', 'days'] as const)
        .flatMap((unit) => {
          const count = Number(given[unit] ?? 0)
          const name = calculatorFieldWords[unit].toLowerCase()
          return count > 0 ? [`${count} ${count === 1 ? name.slice(0, -1) : name}`] : []
        })
        .join(' ')

const lengthOf = (answers: CalculatorAnswers, slot: SentenceSlot): string =>
  presentLength(answers.given[`${slot.id}-${isTotalKnown(answers, slot) ? 'total' : 'term'}`] ?? {})

/** A prison term by its conviction, kind and length: "Conviction 1: Prison, 2 years". */
export const presentTerm = (answers: CalculatorAnswers, slot: SentenceSlot): string =>
  [`${recordTitle(answers, recordIdOf(slot.id))}: ${disposalLabels[slot.kind]}`, lengthOf(answers, slot)]
    .filter(isText)
    .join(', ')

/** The same within one conviction: "Term 2: 8 months". */
export const presentTermNumber = (answers: CalculatorAnswers, slot: SentenceSlot): string =>
  [`${chainWords.term} ${slot.before.length + 1}`, lengthOf(answers, slot)].filter(isText).join(': ')

function presentJoined({ how, with: other }: Given, answers: CalculatorAnswers | undefined): string {
  if (how !== 'consecutive' && how !== 'concurrent') {
    return questionWords.joined.options?.find(({ value }) => value === how)?.label ?? ''
  }
  const slot = answers && other ? sentencesOf(answers, recordIdOf(other)).find(({ id }) => id === other) : undefined
  return answers && slot ? `${joinedOptions[how]}: ${presentTerm(answers, slot)}` : joinedOptions[how]
}

function presentLink(
  { sentenceId, recordId }: WizardStep,
  { with: other }: Given,
  answers: CalculatorAnswers | undefined,
): string {
  const slots = answers && recordId ? sentencesOf(answers, recordId) : []
  const [slot, before] = [slots.find(({ id }) => id === sentenceId), slots.find(({ id }) => id === other)]
  if (!answers || !before || !slot?.together || slot.together === 'not_known') {
    return questionWords.link.options?.[0]?.label ?? ''
  }
  return `${linkOptions[slot.together]}: ${presentTermNumber(answers, before)}`
}

/** A yes or no with the date that goes with it: "No, on 14 June 2021". */
const presentDated = (word: string, given: Given): string =>
  `${word}, ${given.unsure === 'yes' ? '' : `${calculatorFieldWords.on} `}${presentTyped(given)}`

/** An answer in words, for the list that a person checks. */
export function presentAnswer(step: WizardStep, given: Given, answers?: CalculatorAnswers): string {
  const { question } = step
  const labelOf = (value: string | undefined): string => {
    const options = question === 'term' ? termOptions : (questionWords[question].options ?? [])
    return options.find((option) => option.value === value)?.label ?? ''
  }
  switch (question) {
    case 'date':
      return presentTyped(given)
    case 'disposals': {
      const chosen = kindsChosen(given)
      return disposalGroups
        .flatMap(({ kinds }) => kinds.filter((kind) => chosen.includes(kind)).map((kind) => disposalLabels[kind]))
        .join(', ')
    }
    case 'joined':
      return presentJoined(given, answers)
    case 'link':
      return presentLink(step, given, answers)
    case 'total':
      return presentLength(given)
    case 'activated':
      return given.is === 'yes' ? presentDated(calculatorFieldWords.yes, given) : labelOf(given.is)
    case 'term':
      if (given.mode === undefined || given.mode === 'length') return presentLength(given)
      return given.mode === 'until' ? `${calculatorFieldWords.lastDay}: ${presentTyped(given)}` : labelOf(given.mode)
    case 'credited':
      return given.isCredited === 'yes' ? presentLength({ days: given.days ?? '' }) : labelOf(given.isCredited)
    case 'sentenced':
      return given.same === 'no' ? presentDated(calculatorFieldWords.no, given) : labelOf(given.same)
    case 'began':
      return given.same === 'no' ? presentTyped(given) : labelOf(given.same)
    case 'paid':
      return given.isPaid === 'yes' ? presentDated(calculatorFieldWords.yes, given) : labelOf(given.isPaid)
    case 'conditions':
      return given.isKnown === 'yes' ? presentDated(calculatorFieldWords.yes, given) : labelOf(given.isKnown)
    case 'panel':
      return given.isKnown === 'yes' ? presentTyped(given) : labelOf(given.isKnown)
    default:
      return labelOf(Object.values(given)[0])
  }
}

/** What it was, and its date as the person gave it: "Fine, 1 June 2026". */
export function recordSummary(answers: CalculatorAnswers, recordId: string): string {
  const kinds = [...new Set(sentencesOf(answers, recordId).map(({ kind }) => disposalLabels[kind]))]
  const cautionKind = answers.given[`${recordId}-cautionKind`]?.kind
  const caution = questionWords.cautionKind.options?.find(({ value }) => value === cautionKind)?.label
  const date = presentAnswer(
    { id: `${recordId}-date`, question: 'date', recordId },
    answers.given[`${recordId}-date`] ?? {},
  )
  return [...(kinds.length > 0 ? kinds : [caution]), date].filter(Boolean).join(', ')
}

export const fullTitle = (answers: CalculatorAnswers, recordId: string): string =>
  `${recordTitle(answers, recordId)} (${recordSummary(answers, recordId)})`

/** These come after a conviction's sentences, so its name alone would not say which it is. */
const isAboutEarlier = (question: QuestionKind) => question === 'summaryOnly' || question === 'serviceOffence'

const recordType = (answers: CalculatorAnswers, { recordId }: WizardStep): 'caution' | 'conviction' =>
  answers.given[`${recordId ?? ''}-type`]?.type === 'caution' ? 'caution' : 'conviction'

/** The question on a screen. */
export const headingOf = (answers: CalculatorAnswers, step: WizardStep): string =>
  step.question === 'date' ? dateHeadings[recordType(answers, step)] : questionWords[step.question].heading

/** The hint for a question. */
export function hintOf(answers: CalculatorAnswers, step: WizardStep, today: PlainDate): string | undefined {
  const { question, kind, recordId } = step
  if (isAboutEarlier(question) && recordId) {
    const moved = daysMovedBy(answers, recordId, today).map((id) => fullTitle(answers, id))
    const about = moved.length > 0 ? `${movesWords} ${moved.join(', ')}. ` : ''
    return `${about}${questionWords[question].hint ?? ''}`
  }
  if (question === 'date') return dateHints[recordType(answers, step)]
  if (question !== 'term' || !kind) return questionWords[question].hint
  if (kind === 'suspended_prison') return termHints.suspended
  if (kind === 'borstal_training') return termHints.borstal
  const { rule } = disposalOf(kind)
  return rule === 'custody' ? termHints.custody : rule === 'order' ? termHints.order : termHints.service
}

const lengthText = (months: number): string =>
  months % 12 === 0 ? presentLength({ years: String(months / 12) }) : presentLength({ months: String(months) })

/** What is wrong with an answer, with what the law allows for this sentence. */
export function mistakeText(answers: CalculatorAnswers, { kind, recordId }: WizardStep, mistake: Mistake): string {
  const { atLeast, atMost } = kind ? lawfulLengthOf(kind, ageOf(answers, recordId ?? '')) : {}
  const limit = mistake === 'length_too_short' ? atLeast : atMost
  const text = mistake === 'length_too_long' && kind === 'suspended_prison' ? suspendedTooLong : mistakeWords[mistake]
  return text.replace('{limit}', lengthText(limit ?? 0))
}

/** What a screen is about: "Conviction 2: Prison". */
export function subjectOf(answers: CalculatorAnswers, { recordId, kind, question }: WizardStep): string | undefined {
  if (!recordId) return undefined
  if (isAboutEarlier(question)) return fullTitle(answers, recordId)
  return [recordTitle(answers, recordId), kind && disposalLabels[kind]].filter(isText).join(': ')
}

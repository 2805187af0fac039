import {
  dateHeadings,
  dateHints,
  disposalGroups,
  disposalLabels,
  fieldWords,
  joinedOptions,
  questionWords,
  termHints,
  termOptions,
  wizardWords,
} from '@/lib/content/disclosure-calculator'
import { kindsChosen, type Answers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { sentencesOf, type SentenceSlot, type Step } from '@/lib/domain/disclosure-wizard/steps'
import { disposalOf } from '@/lib/domain/disclosure/disposals'
import { dateFrom, type PlainDate } from '@/lib/domain/disclosure/plain-date'

const longDate = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export const presentDate = (date: PlainDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', longDate)

/** Convictions and cautions are counted apart: nobody with one of each should look for a second caution. */
export function recordTitle(answers: Answers, recordId: string): string {
  const typeOf = (id: string) => answers.given[`${id}-type`]?.type
  const type = typeOf(recordId)
  if (type !== 'conviction' && type !== 'caution' && type !== 'neither') {
    return `${wizardWords.record} ${answers.records.indexOf(recordId) + 1}`
  }
  const alike = answers.records.filter((id) => typeOf(id) === type)
  return `${wizardWords[type]} ${alike.indexOf(recordId) + 1}`
}

const isText = (text: string | undefined): text is string => Boolean(text)

function presentTyped(given: Given): string {
  const { month, year, toYear } = given
  if (given.unsure === 'yes') {
    const years = [year, toYear === year ? undefined : toYear].filter(isText).join('–')
    return `${fieldWords.about} ${[monthName(month), years].filter(isText).join(' ')}`
  }
  const date = dateFrom(Number(year), Number(month), Number(given.day))
  return date ? presentDate(date) : ''
}

function monthName(month: string | undefined): string | undefined {
  const first = month ? dateFrom(2000, Number(month), 1) : undefined
  return first && new Date(`${first}T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
}

const presentLength = (given: Given): string =>
  given.unsure === 'yes'
    ? fieldWords.unknown
    : (['years', 'months', 'weeks', 'days'] as const)
        .flatMap((unit) => {
          const count = Number(given[unit] ?? 0)
          const name = fieldWords[unit].toLowerCase()
          return count > 0 ? [`${count} ${count === 1 ? name.slice(0, -1) : name}`] : []
        })
        .join(' ')

/** A prison term by its conviction, its kind and its length: "Conviction 1: Prison, 2 years". */
export function presentTerm(answers: Answers, recordId: string, { id, kind }: SentenceSlot): string {
  const length = presentLength(answers.given[`${id}-term`] ?? {})
  return [`${recordTitle(answers, recordId)}: ${disposalLabels[kind]}`, length].filter(isText).join(', ')
}

function presentJoined({ how, with: other }: Given, answers: Answers | undefined): string | undefined {
  if (how !== 'consecutive' && how !== 'concurrent') return questionWords.joined.options?.[0]?.label
  const [recordId] = other?.split('-') ?? []
  const slot = answers && recordId ? sentencesOf(answers, recordId).find(({ id }) => id === other) : undefined
  return answers && recordId && slot
    ? `${joinedOptions[how]}: ${presentTerm(answers, recordId, slot)}`
    : joinedOptions[how]
}

/** An answer in words, for the list that a person checks. */
export function presentAnswer(step: Step, given: Given, answers?: Answers): string {
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
      return presentJoined(given, answers) ?? ''
    case 'term':
      if (given.mode === undefined || given.mode === 'length') return presentLength(given)
      return given.mode === 'until' ? `${fieldWords.lastDay}: ${presentTyped(given)}` : labelOf(given.mode)
    case 'credited':
      return given.isCredited === 'yes' ? presentLength({ days: given.days ?? '' }) : labelOf(given.isCredited)
    case 'sentenced':
      return given.same === 'no' ? presentTyped(given) : labelOf(given.same)
    case 'paid':
      return given.isPaid === 'yes' ? presentTyped(given) : labelOf(given.isPaid)
    case 'panel':
    case 'conditions':
      return given.isKnown === 'yes' ? presentTyped(given) : labelOf(given.isKnown)
    default:
      return labelOf(Object.values(given)[0])
  }
}

const recordType = (answers: Answers, { recordId }: Step): 'caution' | 'conviction' =>
  answers.given[`${recordId ?? ''}-type`]?.type === 'caution' ? 'caution' : 'conviction'

/** The question of a screen. */
export const headingOf = (answers: Answers, step: Step): string =>
  step.question === 'date' ? dateHeadings[recordType(answers, step)] : questionWords[step.question].heading

/** What helps to answer it. */
export function hintOf(answers: Answers, step: Step): string | undefined {
  const { question, kind } = step
  if (question === 'date') return dateHints[recordType(answers, step)]
  if (question !== 'term' || !kind) return questionWords[question].hint
  if (kind === 'suspended_prison') return termHints.suspended
  const { rule } = disposalOf(kind)
  return rule === 'custody' ? termHints.custody : rule === 'order' ? termHints.order : termHints.service
}

/** What a screen is about: "Conviction 2: Prison". */
export function subjectOf(answers: Answers, { recordId, kind }: Step): string | undefined {
  if (!recordId) return undefined
  return [recordTitle(answers, recordId), kind && disposalLabels[kind]].filter(isText).join(': ')
}

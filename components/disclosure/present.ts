import {
  disposalGroups,
  disposalLabels,
  fieldWords,
  joinedOptions,
  questionWords,
  termOptions,
  wizardWords,
} from '@/lib/content/disclosure-calculator'
import { kindsChosen, type Answers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import type { Step } from '@/lib/domain/disclosure-wizard/steps'
import { dateFrom, type PlainDate } from '@/lib/domain/disclosure/plain-date'

const longDate = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export const presentDate = (date: PlainDate): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', longDate)

export function recordTitle(answers: Answers, recordId: string): string {
  const type = answers.given[`${recordId}-type`]?.type
  const name =
    type === 'conviction' ? wizardWords.conviction : type === 'caution' ? wizardWords.caution : wizardWords.record
  return `${name} ${answers.records.indexOf(recordId) + 1}`
}

function presentTyped(given: Given): string {
  const [year, month, day] = [Number(given.year), Number(given.month), Number(given.day)]
  const date = given.unsure === 'yes' ? undefined : dateFrom(year, month, day)
  if (date) return presentDate(date)
  return [given.unsure === 'yes' ? fieldWords.unsure : '', given.month ?? '', given.year ?? '']
    .filter(Boolean)
    .join(' ')
}

const presentLength = (given: Given): string =>
  (['years', 'months', 'weeks', 'days'] as const)
    .flatMap((unit) => (given[unit] ? [`${given[unit]} ${fieldWords[unit].toLowerCase()}`] : []))
    .join(' ')

/** An answer in words, for the list that a person checks. */
export function presentAnswer(step: Step, given: Given): string {
  const { question } = step
  if (question === 'date') return presentTyped(given)
  if (question === 'disposals') {
    const chosen = kindsChosen(given)
    return disposalGroups
      .flatMap(({ kinds }) => kinds.filter((kind) => chosen.includes(kind)).map((kind) => disposalLabels[kind]))
      .join(', ')
  }
  if (question === 'joined' && (given.how === 'consecutive' || given.how === 'concurrent'))
    return joinedOptions[given.how]
  const options = question === 'term' ? termOptions : (questionWords[question].options ?? [])
  const label = options.find(({ value }) => Object.values(given).includes(value))?.label
  if (question === 'term') {
    if (given.mode === undefined || given.mode === 'length') return presentLength(given)
    return given.mode === 'until' ? `${fieldWords.lastDay}: ${presentTyped(given)}` : (label ?? '')
  }
  if (given.isCredited === 'yes') return presentLength({ days: given.days ?? '' })
  const usesDate = given.isPaid === 'yes' || given.isKnown === 'yes' || given.same === 'no'
  return usesDate ? presentTyped(given) : (label ?? '')
}

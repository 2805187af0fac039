import { dateMeant, lengthMeant, type Given } from '@/lib/domain/disclosure-wizard/answers'
import {
  periodInNorthernIreland,
  periodInScotland,
  type NorthernIrishDisposal,
  type ScottishDisposal,
} from '@/lib/domain/disclosure/other-nations'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isSentenceLength } from '@/lib/domain/disclosure/sentence-length'

export type Nation = 'scotland' | 'northern_ireland'
export type NationKind =
  { nation: 'scotland'; kind: ScottishDisposal } | { nation: 'northern_ireland'; kind: NorthernIrishDisposal }

type Details = Parameters<typeof periodInScotland>[1]
type NationAnswer = ReturnType<typeof periodInScotland>

const answerFor = (asked: NationKind, details: Details): NationAnswer =>
  asked.nation === 'scotland' ? periodInScotland(asked.kind, details) : periodInNorthernIreland(asked.kind, details)

const anyDay: Details = { convictedOn: plainDate('2020-01-01'), ageGroup: 'adult' }

/** What must be known about a sentence besides its date: nothing more, its length, or its last day. */
export function nationNeeds(asked: NationKind): { needs?: 'length' | 'last_day'; canBeWithoutEnd: boolean } {
  const answer = answerFor(asked, anyDay)
  if (answer.outcome === 'found') return { canBeWithoutEnd: false }
  const withoutEnd = answerFor(asked, { ...anyDay, lastDay: 'none' })
  return { needs: answer.question, canBeWithoutEnd: withoutEnd.outcome === 'found' }
}

export type NationMistake = 'date' | 'age' | 'length' | 'last_day'

type Found = Extract<NationAnswer, { outcome: 'found' }>

/**
 * The answer for one conviction in Scotland or Northern Ireland, from what was typed: `day`, `month`, `year` and `age`;
 * `years` to `days` for a length; `endDay`, `endMonth`, `endYear` or `withoutEnd` for a last day.
 */
export function nationAnswer(
  asked: NationKind,
  given: Given,
  today: PlainDate,
): Found | { outcome: 'mistake'; mistake: NationMistake } {
  const mistake = (name: NationMistake) => ({ outcome: 'mistake', mistake: name }) as const
  const convictedOn = dateMeant(given, Number(today.slice(0, 4)))
  if (!convictedOn || convictedOn > today) return mistake('date')
  if (given.age !== 'adult' && given.age !== 'under18') return mistake('age')
  const { needs, canBeWithoutEnd } = nationNeeds(asked)
  const length = lengthMeant(given)
  if (needs === 'length' && !(length && isSentenceLength(length))) return mistake('length')
  const end = dateMeant({ day: given.endDay ?? '', month: given.endMonth ?? '', year: given.endYear ?? '' })
  const lastDay = canBeWithoutEnd && given.withoutEnd === 'yes' ? 'none' : end
  if (needs === 'last_day' && (!lastDay || lastDay < convictedOn)) return mistake('last_day')
  const answer = answerFor(asked, {
    convictedOn,
    ageGroup: given.age,
    ...(needs === 'length' && length && { length }),
    ...(needs === 'last_day' && lastDay && { lastDay }),
  })
  return answer.outcome === 'found' ? answer : mistake(answer.question)
}

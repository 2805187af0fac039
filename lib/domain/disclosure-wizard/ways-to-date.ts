import { daysMeant, meetingsMeant, type CalculatorAnswers, type Given } from '@/lib/domain/disclosure-wizard/answers'
import { sentencesOf } from '@/lib/domain/disclosure-wizard/slots'
import { addDays, daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'

/** Keyed by the id of a conviction or caution, or of the screen for another of its dates. */
type Days = ReadonlyMap<string, PlainDate>

/**
 * One way in which unknown dates can fall. `days` are the days that are counted from. `otherDays` are the other ends of
 * the possible range: between the two, which conviction fell within which period is left open.
 */
export type WayToDate = { days: Days; otherDays: Days }

// Any more would make an old phone wait.
const mostParts = 300

type Part = { id: string; first: PlainDate; last: PlainDate }

/** The days from first to last in this many parts, or day by day where that makes fewer. */
function partsOf(id: string, days: readonly PlainDate[], most: number): Part[] {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last) return []
  const total = daysBetween(first, last) + 1
  const count = Math.min(most, total)
  const start = (index: number) => addDays(first, Math.floor((index * total) / count))
  return Array.from({ length: count }, (_, index) => ({ id, first: start(index), last: addDays(start(index + 1), -1) }))
}

const datedScreens = ['began', 'activated', 'paid'] as const
const isDated = (given: Given | undefined): boolean =>
  given?.same === 'no' || given?.isPaid === 'yes' || given?.is === 'yes'

/**
 * The days that each date may be, keyed by the id of a conviction or caution, or by the screen for what came after it.
 */
export function possibleDays(answers: CalculatorAnswers, today: PlainDate): [string, readonly PlainDate[]][] {
  const { given } = answers
  const meant = answers.records.flatMap((id): [string, readonly PlainDate[]][] => {
    const slots = sentencesOf(answers, id)
    const screens = slots.flatMap((slot) => datedScreens.map((name) => `${slot.id}-${name}`))
    const dated = [`${id}-sentenced`, ...screens].filter((screen) => isDated(given[screen]))
    const meetings = slots.map((slot) => `${slot.id}-panel`)
    return [
      [id, daysMeant(given[`${id}-date`], today)],
      ...dated.map((screen): [string, readonly PlainDate[]] => [screen, daysMeant(given[screen], today)]),
      ...meetings.map((screen): [string, readonly PlainDate[]] => [screen, meetingsMeant(given[screen], today)]),
    ]
  })
  return meant.filter(([, days]) => days.length > 0)
}

/**
 * The ways that between them cover every possible outcome. The days that each date may be are cut into parts, as small
 * as time allows, and both ends are worked out for each combination of parts: one is never too early, the other never
 * too late. One way when every date is known.
 * @param times how many times each of these ways will be worked out, such as once for each answer about Schedule 18; the
 * higher it is, the fewer ways are returned
 */
export function waysToDate(answers: CalculatorAnswers, today: PlainDate, times = 1): WayToDate[] {
  const possible = possibleDays(answers, today)
  const unknown = possible.filter(([, days]) => days.length > 1).length
  const most = Math.max(1, Math.floor(Math.max(1, mostParts / times) ** (1 / Math.max(1, unknown))))
  let choices: Part[][] = [[]]
  for (const [id, days] of possible) {
    const parts = partsOf(id, days, most)
    choices = choices.flatMap((choice) => parts.map((part) => [...choice, part]))
  }
  return choices.flatMap((choice): WayToDate[] => {
    const firsts = new Map(choice.map(({ id, first }) => [id, first]))
    const lasts = new Map(choice.map(({ id, last }) => [id, last]))
    const latest = { days: lasts, otherDays: firsts }
    return choice.every(({ first, last }) => first === last) ? [latest] : [{ days: firsts, otherDays: lasts }, latest]
  })
}

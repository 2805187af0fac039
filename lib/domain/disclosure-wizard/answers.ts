import { disposals, type DisposalKind } from '@/lib/domain/disclosure/disposals'
import { addDays, addMonths, dateFrom, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { SentenceLength } from '@/lib/domain/disclosure/sentence-length'

/** What was typed or chosen on one screen, by field name. */
export type Given = Readonly<Record<string, string>>

export type CalculatorAnswers = {
  /** The ids of the convictions and cautions, in the order they were added. */
  records: readonly string[]
  /** Keyed by screen id. */
  given: Readonly<Record<string, Given>>
}

export const noCalculatorAnswers: CalculatorAnswers = { records: ['r1'], given: {} }

const disposalKinds = Object.keys(disposals) as DisposalKind[]

export const kindsChosen = (given: Given | undefined): DisposalKind[] => {
  const chosen = (given?.kinds ?? '').split(',')
  return disposalKinds.filter((kind) => chosen.includes(kind))
}

const upToFiveDigits = /^\s*\d{1,5}\s*$/
const wholeNumber = (text: string | undefined): number | undefined =>
  text && upToFiveDigits.test(text) ? Number(text) : undefined

const monthsByName = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const name = /^\s*([a-z]{3})[a-z]*\.?\s*$/i

/** A month as a number, also where its name was typed: 'Feb', 'february'. */
function monthMeant(text: string | undefined): number | undefined {
  const named = monthsByName.indexOf(name.exec(text ?? '')?.[1]?.toLowerCase() ?? '') + 1
  return named > 0 ? named : wholeNumber(text)
}

const twoDigits = /^\s*\d\d\s*$/

/**
 * A year, also where only its last two digits were typed: the latest such year up to `notAfter`.
 * @param notAfter this year for something past, a later one for something that may be still to come
 */
function yearMeant(text: string | undefined, notAfter: number): number | undefined {
  const year = wholeNumber(text)
  if (year === undefined || !twoDigits.test(text ?? '')) return year
  const latest = Math.floor(notAfter / 100) * 100 + year
  return latest > notAfter ? latest - 100 : latest
}

const yearOf = (day: PlainDate): number => Number(day.slice(0, 4))
// For what may be still to come, '40' is 2040, and '76' is 1976: the service did not exist before 2026.
const farthestYear = 2075

// The widest range of years that somebody can give for a date they do not remember.
const mostYears = 60

/** The first day, and the number of months, that a date may lie in when that is all the person knows. */
function spanMeant(given: Given, today: PlainDate): { first: PlainDate; months: number } | undefined {
  const year = yearMeant(given.year, yearOf(today))
  const lastYear = given.toYear?.trim() ? yearMeant(given.toYear, yearOf(today)) : year
  const month = given.month?.trim() ? monthMeant(given.month) : undefined
  if (year === undefined || lastYear === undefined || (given.month?.trim() && month === undefined)) return undefined
  if (lastYear < year || lastYear - year > mostYears) return undefined
  const first = dateFrom(year, month ?? 1, 1)
  if (!first) return undefined
  const isOneMonth = month !== undefined && lastYear === year
  return { first, months: isOneMonth ? 1 : (lastYear - year) * 12 + 13 - (month ?? 1) }
}

/**
 * The days that a date may be: one; or, when only a month, a year or some years are known, the first and last day of
 * each of those months, up to today. In order. Empty if it is not a date, or is in the future.
 */
export function daysMeant(given: Given | undefined, today: PlainDate): readonly PlainDate[] {
  if (!given) return []
  if (given.unsure !== 'yes') {
    const date = dateMeant(given, yearOf(today))
    return date && date <= today ? [date] : []
  }
  const span = spanMeant(given, today)
  if (!span || span.first > today) return []
  const { first, months } = span
  const starts = Array.from({ length: months }, (_, index) => addMonths(first, index))
  const ends = starts.map((start) => addDays(addMonths(start, 1), -1))
  const days = [...starts, ...ends].filter((day) => day < today)
  return [...new Set([...days, ...(addMonths(first, months) > today ? [today] : [])])].sort()
}

/** What was typed of a date, as numbers in full: it is kept and shown that way. */
export function datePartsMeant(given: Given, notAfter = farthestYear): Given {
  const month = monthMeant(given.month)
  const [year, toYear] = [yearMeant(given.year, notAfter), yearMeant(given.toYear, notAfter)]
  return {
    ...given,
    ...(month !== undefined && { month: String(month) }),
    ...(year !== undefined && { year: String(year) }),
    ...(toYear !== undefined && { toYear: String(toYear) }),
  }
}

/** A complete date, or undefined. Two digits of a year are the latest such year up to `notAfter`. */
export function dateMeant(given: Given | undefined, notAfter = farthestYear): PlainDate | undefined {
  const [year, month, day] = [yearMeant(given?.year, notAfter), monthMeant(given?.month), wholeNumber(given?.day)]
  return year === undefined || month === undefined || day === undefined ? undefined : dateFrom(year, month, day)
}

/** The days on which a panel may first meet, some of which may still be to come. */
export function meetingsMeant(given: Given | undefined, today: PlainDate): readonly PlainDate[] {
  if (given?.isKnown !== 'yes') return []
  if (given.unsure === 'yes') return daysMeant(given, today)
  const day = dateMeant(given)
  return day ? [day] : []
}

const lengthUnits = ['years', 'months', 'weeks', 'days'] as const

/** Undefined when a box holds something other than a whole number. */
export function lengthMeant(given: Given | undefined): SentenceLength | undefined {
  const length: SentenceLength = {}
  for (const unit of lengthUnits) {
    const text = given?.[unit]?.trim()
    if (!text) continue
    const number = wholeNumber(text)
    if (number === undefined) return undefined
    length[unit] = number
  }
  return length
}

/**
 * How many days; 'all' when the whole sentence had been served by then; undefined when what was typed is not a number.
 */
export function daysCredited(given: Given | undefined): number | 'all' | undefined {
  if (given?.isCredited === 'all') return 'all'
  return given?.isCredited === 'yes' ? wholeNumber(given.days) : 0
}

/** What is stored on the device when the person asks for it: the answers, and the screens they went through. */
export type Kept = { answers: CalculatorAnswers; trail: readonly string[] }

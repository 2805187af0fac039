import { addDays, addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'

/** A length as a court states it: any of the four, each a whole number of 0 or more, and not all 0. */
export type SentenceLength = { years?: number; months?: number; weeks?: number; days?: number }

// 36,524 days are 100 years: no court imposes a longer term.
const longestDays = 36_524

const monthsIn = ({ years = 0, months = 0 }: SentenceLength): number => years * 12 + months
const daysIn = ({ weeks = 0, days = 0 }: SentenceLength): number => weeks * 7 + days

// The Ministry of Justice's tool turns days and weeks into months of this many days.
const averageMonthDays = 30.436875

/** A length in months, as the Ministry of Justice's tool counts it. */
export const averageMonths = (length: SentenceLength): number => monthsIn(length) + daysIn(length) / averageMonthDays

/** Whether it is a valid length: whole numbers, more than nothing, and less than 100 years. */
export function isSentenceLength(length: SentenceLength): boolean {
  const { years = 0, months = 0, weeks = 0, days = 0 } = length
  const numbers = [years, months, weeks, days]
  if (!numbers.every((number) => Number.isInteger(number) && number >= 0 && number < longestDays)) return false
  const roughDays = averageMonths(length) * averageMonthDays
  return roughDays > 0 && roughDays < longestDays
}

/**
 * The first day after a length that begins on `start`: years and months first, clamped to the month unless `add` counts
 * otherwise, then weeks and days.
 */
export const dayAfter = (start: PlainDate, length: SentenceLength, add = addMonths): PlainDate =>
  addDays(add(start, monthsIn(length)), daysIn(length))

/** Several consecutive terms as one. */
export function sumOf(lengths: readonly SentenceLength[]): SentenceLength {
  return {
    months: lengths.reduce((sum, length) => sum + monthsIn(length), 0),
    days: lengths.reduce((sum, length) => sum + daysIn(length), 0),
  }
}

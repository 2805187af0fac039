declare const brand: unique symbol

/** A calendar day as YYYY-MM-DD, from 1900-01-01 to 2199-12-31: no time of day and no time zone. Sorts as text. */
export type PlainDate = string & { readonly [brand]: 'PlainDate' }

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsInADay = 24 * 60 * 60 * 1000
const earliestYear = 1900
const latestYear = 2199

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
// Called some hundred times for each answer, so it does not create a Date each time.
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0)
const twoDigits = (value: number): string => (value < 10 ? `0${value}` : `${value}`)
// A year with fewer than four digits does not make a calendar day.
const written = (year: number, month: number, day: number): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** The day with these numbers (month 1 to 12), or undefined when the calendar has no such day in 1900 to 2199. */
export function dateFrom(year: number, month: number, day: number): PlainDate | undefined {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return undefined
  if (year < earliestYear || year > latestYear || month < 1 || month > 12) return undefined
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  return written(year, month, day) as PlainDate
}

/** Reads YYYY-MM-DD; undefined for anything else, such as 2023-02-29. */
export function parseDate(text: string): PlainDate | undefined {
  const [, year, month, day] = pattern.exec(text) ?? []
  return year === undefined ? undefined : dateFrom(Number(year), Number(month), Number(day))
}

/**
 * The day of a moment in local time: on a person's own device, the day on its clock.
 * @throws RangeError outside 1900 to 2199
 */
export const dateOf = (moment: Date): PlainDate =>
  plainDate(written(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()))

/** @throws RangeError when the text is not a calendar day */
export function plainDate(text: string): PlainDate {
  const date = parseDate(text)
  if (!date) throw new RangeError(`Not a date: ${text}`)
  return date
}

const partsOf = (date: PlainDate): [number, number, number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8)),
]

/**
 * The day this many days later, or earlier when negative.
 * @throws RangeError past 2199
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  const [year, month, day] = partsOf(date)
  const inThisMonth = dateFrom(year, month, day + days)
  if (inThisMonth) return inThisMonth
  return plainDate(new Date(Date.UTC(year, month - 1, day) + days * millisecondsInADay).toISOString().slice(0, 10))
}

/**
 * The same day of the month, this many months later. Where that month is shorter, its last day: 31 August plus 6 months
 * is 28 or 29 February.
 * @throws RangeError past 2199
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = partsOf(date)
  const index = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const clamped = Math.min(day, daysInMonth(newYear, newMonth))
  return plainDate(written(newYear, newMonth, clamped))
}

/**
 * The same, except that where the month is shorter it is the day after its last: a year that begins on 29 February ends
 * on 28 February, so it is over on 1 March.
 * @throws RangeError past 2199
 */
export function addMonthsInFull(date: PlainDate, months: number): PlainDate {
  const clamped = addMonths(date, months)
  return clamped.slice(8) === date.slice(8) ? clamped : addDays(clamped, 1)
}

export const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other)
export const earlierOf = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other)

/** Whole days from one day to another; negative when the second comes first. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  const [fromYear, fromMonth, fromDay] = partsOf(from)
  const [toYear, toMonth, toDay] = partsOf(to)
  return Math.round(
    (Date.UTC(toYear, toMonth - 1, toDay) - Date.UTC(fromYear, fromMonth - 1, fromDay)) / millisecondsInADay,
  )
}

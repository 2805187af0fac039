import { weekdayOf } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'

const saturday = 5

/** Whether offices work on a day: Monday to Friday, except bank holidays. */
export const isWorkingDay = (day: PlainDate, bankHolidays: ReadonlySet<PlainDate>): boolean =>
  weekdayOf(day) < saturday && !bankHolidays.has(day)

/**
 * The working day this many working days after a day, which itself does not count: 2 after a Friday or a Saturday is
 * Tuesday.
 * @param count 1 or more
 * @throws RangeError for less than 1, and past 2199
 */
export function addWorkingDays(day: PlainDate, count: number, bankHolidays: ReadonlySet<PlainDate>): PlainDate {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`Not a number of working days to wait: ${count}`)
  let date = day
  for (let left = count; left > 0;) {
    date = addDays(date, 1)
    if (isWorkingDay(date, bankHolidays)) left -= 1
  }
  return date
}

/** The nearest working day: earlier for a past day, later for today or a future one. */
export function workingDayFrom(today: PlainDate, offset: number, bankHolidays: ReadonlySet<PlainDate>): PlainDate {
  let date = addDays(today, offset)
  while (!isWorkingDay(date, bankHolidays)) date = addDays(date, offset < 0 ? -1 : 1)
  return date
}

/**
 * How many working days have begun since a day, up to and including another: 1 from Friday to Monday. 0 when that is
 * not later.
 */
export function workingDaysAfter(day: PlainDate, until: PlainDate, bankHolidays: ReadonlySet<PlainDate>): number {
  let count = 0
  for (let date = day; date < until;) {
    date = addDays(date, 1)
    if (isWorkingDay(date, bankHolidays)) count += 1
  }
  return count
}

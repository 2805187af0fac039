import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay } from '@/lib/domain/dates/working-days'

/** From when to when the hours of a working day count, on the clock in the United Kingdom. */
const officeHours = { opens: '09:00', closes: '17:00' } as const

const millisecondsInAMinute = 60_000

/**
 * Minutes of office hours between two instants: Monday to Friday, 9:00 to 17:00 in the United Kingdom, less the bank holidays.
 * 0 when the second is not later.
 */
export function workingMinutesBetween(from: Date, until: Date, bankHolidays: ReadonlySet<PlainDate>): number {
  if (until <= from) return 0
  const lastDay = londonDay(until)
  let milliseconds = 0
  for (let day = londonDay(from); day <= lastDay; day = addDays(day, 1)) {
    if (!isWorkingDay(day, bankHolidays)) continue
    const begins = Math.max(from.getTime(), londonInstant(day, officeHours.opens).getTime())
    const ends = Math.min(until.getTime(), londonInstant(day, officeHours.closes).getTime())
    milliseconds += Math.max(0, ends - begins)
  }
  return milliseconds / millisecondsInAMinute
}

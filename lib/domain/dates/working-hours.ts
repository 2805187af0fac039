import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay } from '@/lib/domain/dates/working-days'

/** UK office hours, in which the hours of a working day count. */
const officeHours = { opens: '09:00', closes: '17:00' } as const

const millisecondsInAMinute = 60_000

type Hours = { opens: Date; closes: Date }

/**
 * The office hours of each working day in a range, including its last day: Monday to Friday, 9:00 to 17:00 UK time,
 * except bank holidays.
 */
export function officeHoursOf(from: PlainDate, until: PlainDate, bankHolidays: ReadonlySet<PlainDate>): Hours[] {
  const hours: Hours[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (!isWorkingDay(day, bankHolidays)) continue
    hours.push({ opens: londonInstant(day, officeHours.opens), closes: londonInstant(day, officeHours.closes) })
  }
  return hours
}

/** Minutes of office hours between two instants; 0 when the second is not later. */
export function workingMinutesBetween(from: Date, until: Date, bankHolidays: ReadonlySet<PlainDate>): number {
  if (until <= from) return 0
  const milliseconds = officeHoursOf(londonDay(from), londonDay(until), bankHolidays).reduce(
    (sum, { opens, closes }) =>
      sum + Math.max(0, Math.min(until.getTime(), closes.getTime()) - Math.max(from.getTime(), opens.getTime())),
    0,
  )
  return milliseconds / millisecondsInAMinute
}

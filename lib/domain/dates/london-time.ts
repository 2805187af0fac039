import { addDays, daysBetween, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/** UK wall-clock time, 'HH:MM' in 24 hours. Sorts as text. */
export type WallTime = string

const aMonday = plainDate('2024-01-01')
const daysInAWeek = 7

/** 0 is Monday, 6 is Sunday. */
export const weekdayOf = (date: PlainDate): number =>
  ((daysBetween(aMonday, date) % daysInAWeek) + daysInAWeek) % daysInAWeek

/** The Monday on or before the day. */
export const startOfWeek = (date: PlainDate): PlainDate => addDays(date, -weekdayOf(date))

/** Monday to Sunday of that week. */
export const weekOf = (date: PlainDate): PlainDate[] =>
  Array.from({ length: daysInAWeek }, (_, index) => addDays(startOfWeek(date), index))

const saturday = 5

/** The nearest day from Monday to Friday: earlier for a past day, later for a future one; today stays today. */
export function workdayFrom(today: PlainDate, offset: number): PlainDate {
  const date = addDays(today, offset)
  const daysOver = weekdayOf(date) - saturday
  if (offset === 0 || daysOver < 0) return date
  return offset < 0 ? addDays(date, -1 - daysOver) : addDays(date, 2 - daysOver)
}

/** Minutes since midnight for 'HH:MM'; NaN for anything else. */
export function minutesOf(time: WallTime): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes)
}

const lastSundayOf = (year: string, month: '03' | '10'): PlainDate => {
  const lastDay = plainDate(`${year}-${month}-31`)
  return addDays(lastDay, -((weekdayOf(lastDay) + 1) % daysInAWeek))
}

/**
 * Minutes that UK time is ahead of UTC (Summer Time Act 1972: from 01:00 UTC on the last Sunday of March to 01:00 UTC
 * on the last Sunday of October). The hour that October has twice counts as its first, in summer time; the hour that
 * March skips counts as winter time.
 */
export function minutesAhead(date: PlainDate, time: WallTime): 0 | 60 {
  const year = date.slice(0, 4)
  const [begins, ends] = [lastSundayOf(year, '03'), lastSundayOf(year, '10')]
  const isAfterBegin = date > begins || (date === begins && time >= '02:00')
  const isBeforeEnd = date < ends || (date === ends && time < '02:00')
  return isAfterBegin && isBeforeEnd ? 60 : 0
}

/** The instant at which UK clocks show a time on a day. */
export function londonInstant(date: PlainDate, time: WallTime): Date {
  const [year, month, day] = date.split('-').map(Number)
  const midnight = Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
  return new Date(midnight + (minutesOf(time) - minutesAhead(date, time)) * 60_000)
}

/** The instant in iCalendar form, YYYYMMDDTHHMMSSZ. `minutes` is elapsed time added after the wall time. */
export const utcStamp = (date: PlainDate, time: WallTime, minutes = 0): string =>
  new Date(londonInstant(date, time).getTime() + minutes * 60_000).toISOString().replace(/[-:]|\.\d+/g, '')

const londonDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' })

/** The date in the UK at an instant. */
export const londonDay = (instant: Date): PlainDate => plainDate(londonDays.format(instant))

const londonClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The UK wall-clock time at an instant. */
export const londonTime = (instant: Date): WallTime => londonClock.format(instant)

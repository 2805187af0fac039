import { weekdayOf, type WallTime } from '@/lib/domain/dates/london-time'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'

// Not from Intl: the server's names and an old browser's may differ, and React would then render the page twice.
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const dayAndMonth = (date: PlainDate): string =>
  `${Number(date.slice(8))} ${monthNames[Number(date.slice(5, 7)) - 1] ?? ''}`

/** '21 November 2026' */
export const dayText = (date: PlainDate): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`

/** 'November 2026' */
export const monthText = (date: PlainDate): string =>
  `${monthNames[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`

/** 'Tuesday 24 November': for a nearby day, which does not need its year. */
export const weekdayText = (date: PlainDate): string => `${weekdays[weekdayOf(date)] ?? ''} ${dayAndMonth(date)}`

/** 'Monday 23 to Sunday 29 November', 'Monday 30 November to Sunday 6 December': for nearby days. */
export function weekdaysText(first: PlainDate, last: PlainDate): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth ? `${weekdays[weekdayOf(first)] ?? ''} ${Number(first.slice(8))}` : weekdayText(first)
  return `${from} to ${weekdayText(last)}`
}

/** '9am', '1:30pm', '12 noon', '12 midnight'. Text that is not a time is returned unchanged. */
export function timeText(time: WallTime): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) return time
  if (minutes === '00' && hours === '12') return '12 noon'
  if (minutes === '00' && hours === '00') return '12 midnight'
  const hour = Number(hours) % 12 || 12
  return `${hour}${minutes === '00' ? '' : `:${minutes}`}${Number(hours) < 12 ? 'am' : 'pm'}`
}

/** 'Tuesday 24 November at 9am': a nearby day with its time, also within a sentence. */
export const dayTimeText = (on: PlainDate, at: WallTime): string => `${weekdayText(on)} at ${timeText(at)}`

/**
 * 'today', 'tomorrow', 'yesterday', 'in 5 days', '5 days ago', 'in 3 weeks', '2 months ago'.
 * @param days from today; negative for the past
 */
export function daysAwayText(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days === -1) return 'yesterday'
  const away = Math.abs(days)
  const span =
    away < 14 ? `${away} days` : away < 61 ? `${Math.floor(away / 7)} weeks` : `${Math.floor(away / 30.4)} months`
  return days > 0 ? `in ${span}` : `${span} ago`
}

/** The same for a date. */
export const whenText = (on: PlainDate, today: PlainDate): string => daysAwayText(daysBetween(today, on))

/** 'Today', '5 days ago': for the beginning of a line. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'job' for 1, 'jobs' for any other number: for a noun that is not next to its number. */
export const nounText = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many)

/** '1 job', '2 jobs', '0 jobs'. */
export const countText = (count: number, one: string, many?: string): string => `${count} ${nounText(count, one, many)}`

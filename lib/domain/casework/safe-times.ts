import { minutesOf, weekdayOf, type WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** The days of the week, Monday first. */
export const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type WeekDay = (typeof weekDays)[number]

/**
 * When it is safe to reach somebody, for reminders to keep to: days, and hours of the UK. Without days it is every day;
 * `safe_from` and `safe_to` are both given or both empty, and then it is at any hour.
 */
export type SafeTimes = { safe_days: readonly WeekDay[]; safe_from: WallTime | ''; safe_to: WallTime | '' }

type Fields = Readonly<Record<string, string | undefined>>

const clock = (text = ''): string => {
  const typed = text.trim()
  return typed === '' ? '' : typed.replace('.', ':').padStart(5, '0')
}

/** The names of the fields, as a form sends them. */
export const safeTimeFields: readonly string[] = [...weekDays.map((day) => `safe_${day}`), 'safe_from', 'safe_to']

/** Safe times as typed into a form, or what is wrong with the hours. */
export function readSafeTimes(
  fields: Fields,
): { times: SafeTimes } | { problem: string; field: 'safe_from' | 'safe_to' } {
  const [from, to] = [clock(fields.safe_from), clock(fields.safe_to)]
  if (from !== '' && Number.isNaN(minutesOf(from)))
    return { problem: 'Enter a time such as 09:00, or leave both times empty.', field: 'safe_from' }
  if (to !== '' && Number.isNaN(minutesOf(to)))
    return { problem: 'Enter a time such as 17:00, or leave both times empty.', field: 'safe_to' }
  if ((from === '') !== (to === ''))
    return { problem: 'Enter both times, or leave both empty.', field: from === '' ? 'safe_from' : 'safe_to' }
  if (from !== '' && from >= to)
    return { problem: '‘Reminders until’ must be later than ‘Reminders from’.', field: 'safe_to' }
  return {
    times: { safe_days: weekDays.filter((day) => fields[`safe_${day}`] === 'on'), safe_from: from, safe_to: to },
  }
}

/** Whether days or hours are given at all. */
export const hasSafeTimes = ({ safe_days, safe_from }: SafeTimes): boolean => safe_days.length > 0 || safe_from !== ''

/** Whether it is safe to reach somebody at a time of a day; at any time where none is given. `safe_to` is outside. */
export function isSafeAt({ safe_days, safe_from, safe_to }: SafeTimes, on: PlainDate, at: WallTime): boolean {
  const day = weekDays[weekdayOf(on)]
  return (
    (safe_days.length === 0 || safe_days.some((one) => one === day)) &&
    (safe_from === '' || (at >= safe_from && at < safe_to))
  )
}

/** Safe times as the fields of a form show them. */
export const fieldsOfSafeTimes = ({ safe_days, safe_from, safe_to }: SafeTimes): Record<string, string> => ({
  ...Object.fromEntries(safe_days.map((day) => [`safe_${day}`, 'on'])),
  safe_from,
  safe_to,
})

/** Nothing is given. */
export const noSafeTimes: SafeTimes = { safe_days: [], safe_from: '', safe_to: '' }

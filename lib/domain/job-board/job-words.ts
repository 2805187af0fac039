import type { Job, Pay } from '@/lib/domain/job-board/job'
import { daysBetween, type PlainDate } from '@/lib/domain/disclosure/plain-date'

const hourly = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const yearly = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** '£13.10 to £13.60 an hour', '£20,800 to £26,000 a year'; one figure where both ends are the same. */
export function payText({ from, to, per }: Pay): string {
  const money = per === 'hour' ? hourly : yearly
  const range = from === to ? money.format(from / 100) : `${money.format(from / 100)} to ${money.format(to / 100)}`
  return `${range} ${per === 'hour' ? 'an hour' : 'a year'}`
}

/** How long ago in plain words: 'Today', 'Yesterday', '5 days ago', '3 weeks ago', '2 months ago'. A later day is 'Today'. */
export function agoText(on: PlainDate, today: PlainDate): string {
  const days = daysBetween(on, today)
  if (days <= 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < 14) return `${days} days ago`
  if (days < 61) return `${Math.floor(days / 7)} weeks ago`
  return `${Math.floor(days / 30.4)} months ago`
}

/** 'Closes today', 'Closes tomorrow', 'Closes in 6 days', 'Open until filled', 'Closed'. */
export function closingText({ closesOn, status }: Pick<Job, 'closesOn' | 'status'>, today: PlainDate): string {
  if (status === 'closed') return 'Closed'
  if (closesOn === null) return 'Open until filled'
  const days = daysBetween(today, closesOn)
  if (days < 0) return 'Closed'
  if (days === 0) return 'Closes today'
  return days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`
}

const hoursInAYear = (hoursPerWeek: number): number => hoursPerWeek * 52

/** The lowest pay in pence an hour: what the minimum wage is compared with. */
export const lowestHourlyPay = ({ pay, hoursPerWeek }: Pick<Job, 'pay' | 'hoursPerWeek'>): number =>
  pay.per === 'hour' ? pay.from : pay.from / hoursInAYear(hoursPerWeek)

/** Whether somebody can still apply on the day. */
export const isOpenOn = ({ status, closesOn }: Pick<Job, 'closesOn' | 'status'>, today: PlainDate): boolean =>
  status === 'live' && (closesOn === null || closesOn >= today)

import { countText, daysAwayText } from '@/lib/content/wording/date-text'
import type { Pay } from '@/lib/domain/job-board/job'
import type { JobView } from '@/lib/domain/job-board/job-view'

const hourly = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
const yearly = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** '£13.10 to £13.60 an hour', '£20,800 to £26,000 a year'; a single figure if both are the same. */
export function payText({ from, to, per }: Pay): string {
  const money = per === 'hour' ? hourly : yearly
  const range = from === to ? money.format(from / 100) : `${money.format(from / 100)} to ${money.format(to / 100)}`
  return `${range} ${per === 'hour' ? 'an hour' : 'a year'}`
}

/** 'Closes today', 'Closes tomorrow', 'Closes in 6 days', 'Open until filled', 'Closed'. */
export function closingText({ status, daysToClose }: Pick<JobView, 'status' | 'daysToClose'>): string {
  if (status === 'closed') return 'Closed'
  if (daysToClose === null) return 'Open until filled'
  if (daysToClose < 0) return 'Closed'
  return daysToClose < 2 ? `Closes ${daysAwayText(daysToClose)}` : `Closes in ${daysToClose} days`
}

/** 'today', 'yesterday', '5 days ago', '3 weeks ago', '2 months ago'. */
export const postedText = ({ daysSincePosted }: Pick<JobView, 'daysSincePosted'>): string =>
  daysAwayText(-daysSincePosted)

/** 'less than a mile away', '1 mile away', '6 miles away'. */
export const milesText = (miles: number): string =>
  miles === 0 ? 'less than a mile away' : `${countText(miles, 'mile')} away`

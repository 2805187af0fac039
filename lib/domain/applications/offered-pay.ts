import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import { penceOf } from '@/lib/domain/job-board/advert-steps'
import type { Pay } from '@/lib/domain/job-board/job'
import { isBelowMinimumWage } from '@/lib/domain/job-board/job-rules'
import { accept, refuse, type Result } from '@/lib/domain/result'

export type OfferedPayRefusal =
  'no_amount' | 'no_period' | 'pence_a_year' | 'out_of_range' | 'too_low_an_hour' | 'too_low_a_year'

const hoursAWeek = /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?)\s?(?:hours?|hrs?)\s*(?:(?:a|per|each|every|\/)\s*week|weekly)\b/i
const hoursAlone = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s?(?:hours?|hrs?)\s*(?:[,;.(]|$)/i

/**
 * The hours a week that somebody wrote, such as in '24 hours a week, Tuesday to Thursday' or '37.5 hours'; null if they wrote
 * none, or hours of a day, a shift or a year.
 */
const weeklyHoursIn = (text: string): number | null => {
  const hours = Number((hoursAWeek.exec(text) ?? hoursAlone.exec(text))?.[1] ?? 0)
  return hours > 0 ? hours : null
}

/** The hours a week of an offer, otherwise those of the advert; null where neither names any. */
export const hoursOfOffer = (hours: string, hoursOfAdvert: number | null): number | null =>
  weeklyHoursIn(hours) ?? hoursOfAdvert

/**
 * The pay that is typed into an offer: one sum, an hour or a year. A yearly sum is compared with the minimum wage by the
 * hours of the offer, otherwise by those of the advert; where neither names any, it cannot be.
 */
export function readOfferedPay(
  { pay, payPer, hours }: Readonly<Record<'pay' | 'payPer' | 'hours', string>>,
  hoursOfAdvert: number | null,
): Result<Pay, OfferedPayRefusal> {
  const pence = penceOf(pay.trim())
  if (pence === undefined) return refuse('no_amount')
  if (payPer !== 'hour' && payPer !== 'year') return refuse('no_period')
  if (payPer === 'year' && pence % 100 !== 0) return refuse('pence_a_year')
  if (pence > advertLimits.pay[payPer]) return refuse('out_of_range')
  const offered = { from: pence, to: pence, per: payPer } as const
  const hoursPerWeek = hoursOfOffer(hours, hoursOfAdvert)
  if (payPer === 'hour') {
    return isBelowMinimumWage({ pay: offered, hoursPerWeek: 1 }) ? refuse('too_low_an_hour') : accept(offered)
  }
  return hoursPerWeek !== null && isBelowMinimumWage({ pay: offered, hoursPerWeek })
    ? refuse('too_low_a_year')
    : accept(offered)
}

/** Whether an offer keeps what the advert promised: a sum within its range, for the same period. */
export const isPayOfAdvert = (offered: Pay, ofAdvert: Pay): boolean =>
  offered.per === ofAdvert.per && offered.from >= ofAdvert.from && offered.to <= ofAdvert.to

const nothingElse = /^[\d.]+ (?:hours?|hrs?)(?: (?:a|per|each|every) week)?\.?$/i

/** Whether the hours of an offer, if it names any, keep the advert's: as many, with days named by one of them at most. */
export function areHoursOfAdvert(hours: string, ofAdvert: string): boolean {
  if (hours === '' || hours === ofAdvert) return true
  const aWeek = weeklyHoursIn(hours)
  return aWeek !== null && aWeek === weeklyHoursIn(ofAdvert) && [hours, ofAdvert].some((text) => nothingElse.test(text))
}

const writtenSum = /^£([\d,]+(?:\.\d{2})?) an? (hour|year)$/

/** The sum and the period of '£13.40 an hour', for the fields in which they are changed; null for any other text. */
export function payFieldsOf(text: string): { pay: string; payPer: Pay['per'] } | null {
  const [, pay, per] = writtenSum.exec(text) ?? []
  return pay === undefined ? null : { pay: pay.replaceAll(',', ''), payPer: per === 'year' ? 'year' : 'hour' }
}

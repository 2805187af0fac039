import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'

/** We are in touch at most this many working days after the day on which somebody writes. */
const callBackWorkingDays = 2

/**
 * When we promise to be in touch: the fixed words of the thank-you page, and the same everywhere else. A non-breaking
 * space keeps a number from ending a line on its own.
 */
export const callBackTime = `1\u00a0to\u00a0${callBackWorkingDays}\u00a0business days`

/**
 * The day by which we answer whoever wrote to us, asked to join or sent an advert on the given UK date: our pages and
 * emails name it.
 */
export const ourAnswerDueOn = (askedOn: PlainDate): PlainDate =>
  addWorkingDays(askedOn, callBackWorkingDays, bankHolidayDays)

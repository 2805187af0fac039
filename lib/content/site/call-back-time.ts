import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { addWorkingDays } from '@/lib/domain/dates/working-days'

/** How many working days after the day on which somebody writes we are in touch at the latest. */
const callBackWorkingDays = 2

/** When we promise to be in touch. Its spaces do not break, so that a number never stands alone at a line's end. */
export const callBackTime = `1\u00a0to\u00a0${callBackWorkingDays}\u00a0business days`

/** The day by which somebody who wrote on a day in the United Kingdom was promised to hear from us. */
export const firstContactDueOn = (writtenOn: PlainDate): PlainDate =>
  addWorkingDays(writtenOn, callBackWorkingDays, bankHolidayDays)

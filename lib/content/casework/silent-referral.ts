import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { dayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { firstContactWorkingDays } from '@/lib/domain/referrals/referral-life'

/** How many working days somebody allows for an answer: twice as long as a first contact may take. */
export const silentReferralWorkingDays = 2 * firstContactWorkingDays

/** The day after which silence about a referral is worth a word to us. */
export const silentReferralDay = (sentAt: Date): string =>
  dayText(addWorkingDays(londonDay(sentAt), silentReferralWorkingDays, bankHolidayDays))

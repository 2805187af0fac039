import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import { dayText } from '@/lib/content/wording/date-text'
import { londonDay } from '@/lib/domain/dates/london-time'
import { addWorkingDays } from '@/lib/domain/dates/working-days'
import { firstContactWorkingDays } from '@/lib/domain/referrals/referral-life'

/** The day after which silence about a referral is worth a word to us: twice as long as a first contact may take. */
export const silentReferralDay = (sentAt: Date): string =>
  dayText(addWorkingDays(londonDay(sentAt), 2 * firstContactWorkingDays, bankHolidayDays))

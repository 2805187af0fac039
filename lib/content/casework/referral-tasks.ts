import { countText } from '@/lib/content/wording/date-text'

/** What there is to look at of referrals, on the first page of the portal. */
export const referralTaskWords = {
  heading: 'Referrals',
  waiting: (count: number): string => `${countText(count, 'referral waits', 'referrals wait')} for your answer`,
  late: (count: number): string => `${countText(count, 'first contact is', 'first contacts are')} late`,
  answered: (nameOrReference: string, receiver: string, state: string, on: string): string =>
    `${nameOrReference} to ${receiver}: ${state}, ${on}`,
  answeredHeading: 'Answered in the last seven days',
} as const

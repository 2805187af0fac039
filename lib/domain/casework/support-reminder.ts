import { hasSafeTimes, type SafeTimes } from '@/lib/domain/casework/safe-times'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'

/** When people are reminded of an appointment, in hours before it. */
export const reminderHours = { day: 24, hours: 2 } as const
export type ReminderKind = keyof typeof reminderHours

/**
 * Why nobody is reminded by email: the person has no account, or their file does not say that email is safe, or it names
 * safe hours in words, which nobody can check by machine, and no days or times beside them.
 */
export type NoReminder = 'no_account' | 'email_not_safe' | 'hours'

type Person = { hasAccount: boolean } & SafeTimes & Pick<PersonFacts, 'safe_ways' | 'safe_hours'>

/** Why a person gets no reminders; null if they get them. The database has the same rule: support_reminder_reader(). */
export function whyNotReminded({ hasAccount, safe_ways, safe_hours, ...times }: Person): NoReminder | null {
  if (!hasAccount) return 'no_account'
  if (!safe_ways.includes('email')) return 'email_not_safe'
  return safe_hours === '' || hasSafeTimes(times) ? null : 'hours'
}

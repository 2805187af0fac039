import { hasSafeTimes, type SafeTimes } from '@/lib/domain/casework/safe-times'
import type { PersonFacts } from '@/lib/domain/casework/supported-person'

/** When people are reminded of an appointment, in hours before it. */
export const reminderHours = { day: 24, hours: 2 } as const
export type ReminderKind = keyof typeof reminderHours

/** How somebody is reminded. */
export type ReminderWay = 'text' | 'email'
/**
 * Why somebody is not reminded: they have no account; text is the safe way, and there is no number of theirs that we can
 * text; their file says of neither text nor email that it is safe; or it names safe hours in words, which nobody can
 * check by machine, and no days or times beside them.
 */
export type NoReminder = 'no_account' | 'no_number' | 'not_safe' | 'hours'

/** `canBeTexted`: their account has a number that they confirmed, and this server can send an SMS. */
type Person = { hasAccount: boolean; canBeTexted: boolean } & SafeTimes & Pick<PersonFacts, 'safe_ways' | 'safe_hours'>

/** How a person is reminded, or why not. Text comes first. The database has the same rule: support_reminder_by(). */
export function remindedBy(person: Person): ReminderWay | NoReminder {
  const { hasAccount, canBeTexted, safe_ways, safe_hours, ...times } = person
  if (!hasAccount) return 'no_account'
  const isTexted = safe_ways.includes('text') && canBeTexted
  if (!isTexted && !safe_ways.includes('email')) return safe_ways.includes('text') ? 'no_number' : 'not_safe'
  if (safe_hours !== '' && !hasSafeTimes(times)) return 'hours'
  return isTexted ? 'text' : 'email'
}

/** What became of an SMS or an email that did not go: it is tried again, or is not. */
export const reminderTroubles = ['sms_waiting', 'sms_not_sent', 'email_waiting', 'email_not_sent'] as const
export type ReminderTrouble = (typeof reminderTroubles)[number]

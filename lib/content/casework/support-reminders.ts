import { supportMessageEmail } from '@/lib/content/casework/support-messages'
import { reminderHours, type NoReminder } from '@/lib/domain/casework/support-reminder'

const when = `${reminderHours.day} hours and ${reminderHours.hours} hours before`

/** Above the appointments, for whoever helps somebody and for the person. */
export const supportReminderWords = {
  worker: {
    reminded: `We email a reminder ${when}. It says only that something is in their diary.`,
    no_account: 'No reminders are emailed, because they haven’t joined with an account. Remind them yourself.',
    email_not_safe:
      'No reminders are emailed, because their file doesn’t say that email is a safe way to reach them. Remind them yourself.',
    hours:
      'No reminders are emailed, because their file names safe hours in words only. Choose days or times beside them, and reminders keep to those.',
  },
  person: {
    reminded: `We email you a reminder ${when}. It says only that something is in your diary.`,
    no_account: '',
    email_not_safe:
      'We don’t email you reminders. If email is a safe way to reach you, say so under ‘Support’, and we will.',
    hours:
      'We don’t email you reminders, because you gave safe hours in words only. Choose days or times beside them under ‘Support’, and reminders keep to those.',
  },
} as const satisfies Record<'worker' | 'person', Record<NoReminder | 'reminded', string>>

/** The email: neither what nor where nor with whom. @param day when it is, from the day on which the email is sent */
export const supportReminderEmail = (day: 'today' | 'tomorrow') =>
  ({
    ...supportMessageEmail,
    subject: `A reminder for ${day}`,
    heading: `A reminder for ${day}`,
    line: `There is something in your diary ${day}. Sign in to see it.`,
  }) as const

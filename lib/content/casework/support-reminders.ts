import { supportMessageEmail } from '@/lib/content/casework/support-messages'
import {
  reminderHours,
  type NoReminder,
  type ReminderWay,
  type ReminderTrouble,
} from '@/lib/domain/casework/support-reminder'

const when = `${reminderHours.day} hours and ${reminderHours.hours} hours before`

/** Above the appointments, for whoever helps somebody and for the person, whose own page has a link in some. */
export const supportReminderWords = {
  worker: {
    text: `We text a reminder ${when}, from 8am to 8pm. It says only that something is in their diary.`,
    email: `We email a reminder ${when}. It says only that something is in their diary.`,
    no_account: 'No reminders are sent, because they haven’t joined with an account. Remind them yourself.',
    no_number:
      'No reminders are sent: text is their safe way, and their account has no mobile number that we can text. Remind them yourself.',
    not_safe:
      'No reminders are sent, because their file doesn’t say that text or email is a safe way to reach them. Remind them yourself.',
    hours:
      'No reminders are sent: their file says in words when it’s safe, but no days or times are chosen. Choose them, and reminders keep to those.',
  },
  person: {
    text: `We text you a reminder ${when}, from 8am to 8pm. It says only that something is in your diary.`,
    email: `We email you a reminder ${when}. It says only that something is in your diary.`,
    no_account: '',
    no_number: 'We can text you reminders once your account has a mobile number. Add one under ‘Account’.',
    not_safe: [
      'We don’t send you reminders. If text or email is a safe way to reach you, ',
      'say so under ‘Support’',
      ', and we will.',
    ],
    hours: [
      'We don’t send you reminders yet: your file says in words when it’s safe to contact you, but no days or times are chosen. ',
      'Choose them under ‘Support’',
      ', and we’ll remind you only then.',
    ],
  },
} as const satisfies Record<
  'worker' | 'person',
  Record<ReminderWay | NoReminder, string | readonly [string, string, string]>
>

/** To the person, where this site sends no texts and email is not one of their safe ways. */
export const emailReminderOffer = [
  'We don’t send you reminders. If email is a safe way to reach you, ',
  'say so under ‘Support’',
  ', and we will.',
] as const

/** Beside an appointment whose reminder has not gone, for whoever helps the person. */
export const reminderTroubleWords = {
  sms_waiting:
    'The text to remind them has not gone, because our text service doesn’t answer. We keep trying until half an hour before.',
  sms_not_sent: 'The text to remind them could not be sent. Remind them in another safe way.',
  email_waiting: 'The email to remind them has not gone yet, because our email service doesn’t answer. We keep trying.',
  email_not_sent: 'The email to remind them could not be sent. Remind them in another safe way.',
} as const satisfies Record<ReminderTrouble, string>

/** The email: neither what nor where nor with whom. @param day when it is, from the day on which the email is sent */
export const supportReminderEmail = (day: 'today' | 'tomorrow') =>
  ({
    ...supportMessageEmail,
    subject: `A reminder for ${day}`,
    heading: `A reminder for ${day}`,
    line: `There is something in your diary ${day}. Sign in to see it.`,
  }) as const

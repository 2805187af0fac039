import { countText } from '@/lib/content/wording/date-text'

export const emailStates = ['dead', 'unsent'] as const
export type EmailState = (typeof emailStates)[number]

export const deskEmailWords = {
  title: 'Emails',
  heading: 'Emails',
  lead: 'Emails we gave up on, and emails still waiting to be sent. We don’t show what they say.',
  tabs: 'Which emails',
  states: { dead: 'Failed', unsent: 'Waiting' },
  heads: { dead: 'Not sent, oldest first', unsent: 'Waiting to be sent, oldest first' },
  empty: {
    dead: 'No emails have failed. Any that we can’t send appear here, with the reason.',
    unsent: 'No emails are waiting.',
  },
  explain: {
    dead: 'We give up on an email when the provider refuses it for good, or after 13 tries in about 22 hours. Fix the cause first, such as a mistyped address, then try again.',
    unsent:
      'These are sent automatically, and the time of each one’s next try is shown. You only need to do something if one has waited more than an hour.',
  },
  columns: {
    kind: 'Email',
    about: 'About',
    age: 'Since',
    attempts: 'Tries',
    cause: 'What the provider said',
    next: 'Next try',
    again: 'Try again',
  },
  noReference: 'An account',
  dataRequest: 'A data request',
  noCause: 'Nothing yet',
  sendingNow: 'Sending now',
  emptied: 'Its text has been deleted',
  tryOne: 'Try again',
  tryOneOf: (kind: string, about: string) => `${kind}, ${about}`,
  tryAll: 'Try all again',
  more: 'Later ones',
  first: 'Back to the oldest',
  missing: 'That email has already been sent or tried again, so nothing was changed.',
} as const

export const outboxKindWords: Readonly<Record<string, string>> = {
  confirmation: 'Confirmation to the person',
  notification: 'Notification to the team',
  role_answer: 'Decision about a portal',
  team_digest: 'Daily email to a member',
  company_request: 'Request from a company, to the team',
  job_request: 'Advert to review, to the team',
  company_receipt: 'Receipt to a company that asked',
  company_answer: 'Answer to a company',
  company_invitation: 'Invitation to join a company',
  support_invitation: 'Code to read a file',
  support_message: 'Notice of a message between a person and whoever helps them',
  mentoring_news: 'Notice of something new between a person and their mentor',
  worry_reported: 'Notice that a worry was reported, to whoever answers for safeguarding',
  support_reminder: 'Reminder of an appointment',
  support_reminder_text: 'Reminder of an appointment, by SMS',
  job_check: 'Question about a job that somebody started',
  job_check_text: 'Question about a job that somebody started, by SMS',
  employer_check: 'Question to a company whether somebody is still there',
  check_in: 'Question about how a new job goes',
  check_in_notice: 'Notice that a new job isn’t going well, to whoever helps',
  support_digest: 'Daily email to somebody who helps people',
  referral_received: 'Notice of a referral, to whoever may answer it',
  referral_answered: 'Notice that a referral was answered, to its sender',
  referral_receipt: 'Receipt to somebody who referred themselves',
  job_answer: 'Answer about an advert, to a company',
  application_update: 'Update for an applicant',
  applicants_digest: 'Daily email to a member of a company',
  job_alert_confirmation: 'Confirmation of a saved search',
  job_alert: 'New jobs for a saved search',
  account_deleted: 'What to delete from the mailbox, to the team',
  subject_request: 'Notice of a data request, with its code',
  deletion_confirmed: 'Confirmation of a deleted account',
  enquiry_reply: 'Reply to an enquiry',
  sign_in_text: 'Code by SMS',
  update_text: 'SMS that there is an update',
  second_step_off: 'Notice that two-step sign-in is off',
  passkey_added: 'Notice that a passkey was added',
  phone_added: 'Notice that a phone number was added',
}

/**
 * Why an email was not sent, in words, with the provider's own code, which its documentation explains.
 * @param code from `last_error_code`: '550_EENVELOPE' over SMTP, '422_validation_error' from Resend, 'no_answer_…'
 */
export function causeText(provider: string | null, code: string): string {
  if (code.startsWith('no_answer') || code === 'TimeoutError') return `No answer (${code})`
  if (code.startsWith('429')) return `It asked us to wait (${code})`
  const isForGood = code.startsWith(provider === 'smtp' ? '5' : '4')
  return /^\d{3}_/.test(code) ? `${isForGood ? 'Refused for good' : 'Not accepted for now'} (${code})` : code
}

/** '12 tries', '1 try'. */
export const triesText = (tries: number): string => countText(tries, 'try', 'tries')

/** Confirmations at the top of the page after an action, by the word in its URL. */
export const emailDoneWords = {
  'email-requeued': 'We’ll try that email again in a few seconds.',
  'emails-requeued': 'We’ll try all of them again, one after the other.',
} as const

import { supportMessageEmail } from '@/lib/content/casework/support-messages'

const both = {
  button: 'Sign in to see it',
  stopLead: 'You get this when a referral comes, when one that you sent is answered, and when there is a message.',
  stop: supportMessageEmail.stop,
} as const

/** To whoever may answer it, that a referral came: neither from whom nor about whom. */
export const referralReceivedEmail = {
  ...both,
  subject: 'A referral has come',
  heading: 'A referral has come',
  line: 'Your organisation has received a referral, which waits for an answer. Sign in to read it.',
} as const

/** To whoever sent it, that a referral was answered: neither by whom nor how. */
export const referralAnsweredEmail = {
  ...both,
  subject: 'A referral was answered',
  heading: 'A referral was answered',
  line: 'A referral that your organisation sent has been answered. Sign in to see the answer.',
} as const

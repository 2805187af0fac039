import { supportMessageEmail } from '@/lib/content/casework/support-messages'
import { confirmationEmail } from '@/lib/content/enquiries/emails'
import { firstContactWorkingDays } from '@/lib/domain/referrals/referral-life'

const both = {
  button: 'Sign in to see it',
  stopLead: 'You get this when a referral arrives, when one that you sent is answered, and when there is a message.',
  stop: supportMessageEmail.stop,
} as const

/** To whoever may answer it, that a referral came: neither from whom nor about whom. */
export const referralReceivedEmail = {
  ...both,
  subject: 'A referral has arrived',
  heading: 'A referral has arrived',
  line: 'Your organisation has received a referral, which is waiting for an answer. Sign in to read it.',
} as const

/** To whoever sent it, that a referral was answered: neither by whom nor how. */
export const referralAnsweredEmail = {
  ...both,
  subject: 'A referral was answered',
  heading: 'A referral was answered',
  line: 'A referral that your organisation sent has been answered. Sign in to see the answer.',
} as const

/**
 * To somebody who referred themselves, if they said that email is safe. Whoever else opens it learns neither whom it went
 * to nor what it is about.
 * @param by the day after which silence is worth a word to us
 */
export const referralReceiptEmail = {
  ...confirmationEmail,
  subject: (reference: string): string => `Thank you for your form (${reference})`,
  heading: 'Thank you for your form',
  sent: 'It has gone to the organisation you chose, and to nobody else.',
  next: 'What happens next',
  steps: (by: string): readonly string[] => [
    `They read it and say whether they can help. If they say yes, they’ll contact you within ${firstContactWorkingDays}\u00a0working days, using only the ways you told them are safe.`,
    `If they can’t help, they should let you know, and you can ask another organisation. If you’ve heard nothing by ${by}, email us with your reference, and we’ll ask them.`,
  ],
  back: 'If you change your mind, email us from this address with your reference, and we’ll delete what you sent. Or stop it yourself: sign in, or create an account, with this address.',
  stopIt: 'Sign in to stop it',
} as const

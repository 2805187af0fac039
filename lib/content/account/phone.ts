import { codeMinutes } from '@/lib/content/sms/texts'

const minutes = codeMinutes['sign-in']
const waitText = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`)

/** The pages on which somebody signs in with a phone number and a code by SMS. */
export const phoneWords = {
  link: { label: 'Text me a code to sign in', href: '/sign-in/phone' },
  note: 'For people who are looking for work. We’ll send six digits to your phone.',
  instead: { label: 'Use my phone number instead', href: '/sign-in/phone' },
  heading: 'Sign in with your phone',
  intro:
    'We’ll text you a six-digit code. You don’t need a password or an email address. If you have no account yet, this makes one for somebody who is looking for work.',
  label: 'Mobile phone number',
  hint: 'A UK number, such as 07700 900123. The text does not say what it is for.',
  submit: 'Text me a code',
  busy: 'Sending...',
  sentHeading: 'Check your phone',
  sent: 'We’ve sent a code to this number:',
  codeLabel: 'Six-digit code',
  codeHint: `It works once, for ${minutes} minutes.`,
  codeSubmit: 'Sign in',
  codeBusy: 'Checking...',
  late: 'A text can take a minute or two. Check that your phone has signal, and that the number is right.',
  again: 'Text me a new code',
  wait: (seconds: number) => `You can ask for a new code in ${waitText(seconds)}.`,
  mayAsk: 'You can ask for a new code now. The newest one is the one that works.',
  otherNumber: 'Use another number',
  email: { label: 'Use my email address instead', href: '/sign-in/link' },
  absent: {
    heading: 'You can’t sign in with a phone number here',
    text: 'This site doesn’t send text messages yet. Sign in with your email address instead. We’ll send you a code, so you don’t need a password.',
  },
} as const

/** The page of the account about its number. */
export const ownPhoneWords = {
  heading: 'Your phone number',
  none: 'You haven’t given us a phone number. If you do, you can sign in with a code by text instead of by email.',
  absent: 'You can’t sign in with a phone number here yet, because this site doesn’t send text messages.',
  now: 'Your number now:',
  label: 'Mobile phone number',
  newLabel: 'New mobile phone number',
  submit: 'Text me a code',
  codeHeading: 'Enter the code from the text',
  codeText: 'We’ve sent a code to this number:',
  // Said to everybody, so that it tells nobody which numbers have an account.
  codeLate:
    'It can take a minute or two. If nothing comes, check the number. If it belongs to another account of yours, sign in to that one with it first, and remove it there.',
  codeSubmit: 'Save this number',
  again: 'Use another number',
  removeHeading: 'Remove this number',
  removeText: 'You can then sign in only with your email address.',
  remove: 'Remove my number',
  emailFirst: 'It is your only way to sign in. To remove it, add an email address first.',
  same: 'This is already your number.',
  isSecondStep: 'You use this number for two-step sign-in, so you can’t sign in with it alone. Choose another one.',
} as const

/** A phone as a second step, beside the app. */
export const secondStepPhoneWords = {
  heading: 'Your phone, as well as the app',
  text: 'If you don’t have your app to hand, we can text you a code instead. An app is safer: somebody else could take over your phone number.',
  on: 'We can text a code to this number:',
  absent:
    'This site doesn’t send text messages at the moment. Use your app to sign in or, if you can’t, a recovery code.',
  number: 'Your number:',
  add: 'Add a phone',
  remove: 'Remove this phone',
  label: 'Mobile phone number',
  submit: 'Text me a code',
  codeHeading: 'Enter the code from the text',
  codeHint: `It works once, for ${codeMinutes['second-step']} minutes.`,
  confirm: 'Add this phone',
  again: 'Start again',
  ask: 'Text me a code instead',
  sent: (ending: string) => `We’ve sent a code to your number that ends in ${ending}.`,
  same: 'You already sign in with this number, so it can’t be your second step too. Choose another one.',
  oldCode: `That code is wrong, has been used, or is more than ${codeMinutes['second-step']} minutes old. Check the newest text, or ask for a new code.`,
  notSent: 'We can’t text you a code just now. Use your app or a recovery code, or try again in a minute.',
} as const

export const phoneAddedEmail = {
  subject: 'A phone number was added to your account',
  preview: 'If it was you, you don’t need to do anything.',
  heading: 'A phone number was added to your account',
  paragraphs: [
    'Somebody, probably you, added a phone number to your account, or changed it. A code that is sent to it signs in without a password.',
    'If it was you, you don’t need to do anything.',
  ],
  notYou: 'If it was not you, sign in, remove the number and change your password:',
  help: (email: string) => `If that does not work, write to us straight away: ${email}`,
} as const

export const phoneProblems = {
  missing: 'Enter your mobile phone number.',
  number: 'Enter a UK mobile number, such as 07700 900123. We can’t text landlines or numbers from other countries.',
  code: 'Enter the six digits from the text.',
  oldCode: `That code is wrong, has been used, or is more than ${minutes} minutes old. Check the newest text, or ask for a new code.`,
  wait: (seconds: number) =>
    `We sent a code a moment ago. Check your phone, or wait ${waitText(seconds)} and ask for a new one.`,
  tooManyTexts: (seconds: number) =>
    seconds < 90
      ? phoneProblems.wait(seconds)
      : `Too many codes were asked for. Please wait ${Math.ceil(seconds / 60)} minutes and ask again, or use your email address.`,
  tooManyTries: (seconds: number) =>
    `Too many tries. For safety, please wait ${seconds < 90 ? waitText(seconds) : `${Math.ceil(seconds / 60)} minutes`} and try again, or use your email address.`,
  ceiling: 'We can’t send any more texts today. Use your email address instead, or try again tomorrow.',
  numberCeiling:
    'We’ve sent several codes to this number today and can’t send any more until tomorrow. Use your email address instead.',
} as const

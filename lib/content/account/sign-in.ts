import { passwordLength } from '@/lib/domain/access/password-rules'
import type { ExternalProvider } from '@/lib/domain/access/ways-in'

export const accessDeniedWords = {
  heading: 'Access denied',
  text: 'This account does not have permission to view this area.',
  why: 'This page is for another kind of account. If you think you should be able to see it, ask us.',
  nextHeading: 'What you can do next',
  portal: { label: 'Go to your portal', href: '/auth/home' },
  links: [
    { label: 'Sign in with another account', href: '/sign-in' },
    { label: 'Ask us for help', href: '/contact' },
    { label: 'Go to the home page', href: '/' },
  ],
} as const

/** Our own messages. When the provider refuses, its message is shown instead. */
export const signInProblems = {
  email: 'Please enter a valid email address.',
  /** The provider’s own words for an unknown address and for a wrong password alike. */
  wrong: 'Invalid login credentials',
  /** After the provider's own words. */
  unconfirmed:
    'Type the code we emailed you: choose ‘I have a code from an email’ on this page. Or choose ‘Send me the verification email again’.',
  code: 'Enter the six digits from the email.',
  oldCode:
    'That code is wrong, has been used, or is more than an hour old. Check the newest email, or ask for a new one.',
  unavailable: 'We cannot reach our sign-in service just now. Nothing is lost. Please try again in a minute.',
  noSuchStep: 'There is nothing at this address.',
  tooMany: (seconds: number) =>
    `Too many tries. For safety, please wait ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`} and try again. Or open the link in the newest email from us: it works straight away.`,
} as const

const tooShort = `Your password must have at least ${passwordLength.min} characters.`

export const passwordNeeded = 'Enter your password.'

export const passwordProblems = {
  missing: 'Choose a password.',
  short: tooShort,
  long: 'That password is too long. Please use 72 characters or fewer.',
  'same-as-email': 'Your password must not be your email address.',
  common: 'That password is too easy to guess. Please choose another one.',
} as const

export const showPasswordWords = { show: 'Show password', hide: 'Hide password' } as const

/** What `signInProblems.wrong` means, and what to do. It must not tell whether there is an account. */
export const wrongPasswordWords = {
  meaning: 'The email address or the password isn’t right.',
  ways: 'Still can’t sign in?',
  forgotten: 'Choose a new password',
  code: 'Email me a code instead',
} as const

export const signInFields = {
  email: { label: 'Email address' },
  password: { label: 'Password' },
  newPassword: {
    label: 'Password',
    hint: `At least ${passwordLength.min} characters. Three random words are easy to remember and hard to guess. You can paste it from a password manager.`,
  },
  wantedRole: {
    label: 'What kind of account do you want? (optional)',
    hint: 'If you’re looking for work, your page opens at once. For other accounts, we check your details first. You can also choose later.',
    options: [
      { value: '', label: 'I’ll choose later' },
      { value: 'employer', label: 'I am an employer' },
      { value: 'candidate', label: 'I am looking for work' },
      { value: 'partner', label: 'I am a charity or other partner' },
    ],
  },
  code: { label: 'Six-digit code', hint: 'It’s in the email, above the link.' },
} as const

type ModeWords = {
  heading: string
  intro: string
  submit: string
  busy: string
  other: { question: string; link: string }
}

export const signInModes = {
  'sign-in': {
    heading: 'Welcome Back',
    intro: 'You can sign in with a code from an email, or with your password.',
    submit: 'Sign in',
    busy: 'Signing in...',
    other: { question: 'No account yet?', link: 'Sign up' },
  },
  'sign-up': {
    heading: 'Create Your Account',
    intro: 'It’s free. You don’t need an account to ask us for a call back or to use our tools.',
    submit: 'Create account',
    busy: 'Creating account...',
    other: { question: 'Already have an account?', link: 'Sign in' },
  },
} as const satisfies Record<string, ModeWords>

/** What comes after the form, for somebody who said on the way here whom they work for. */
export const signUpIntros: Readonly<Record<string, string>> = {
  candidate: 'It’s free. Next, we email you a code. Then you can apply for jobs. Employers can’t search for you here.',
  employer: 'Next, we email you a code. Then you tell us about your company, which takes about three minutes.',
  partner: 'Next, we email you a code. Then you tell us about your organisation.',
}

export type SignInMode = keyof typeof signInModes

/** For a browser in which nobody has signed in yet, instead of 'Welcome Back'. */
export const firstSignInHeading = 'Sign in'

export const signInWords = {
  wanted: 'Please sign in to see that page. We’ll take you there afterwards.',
  afterwards: 'Then we’ll take you to the page you wanted.',
  safety: 'Keep your account safe',
  neverAsk: 'We never ask for your password by phone or email.',
  sharedComputer: 'On a shared computer, sign out when you’ve finished.',
  help: 'Need help signing in?',
  codeNote: 'You don’t need a password. We’ll email you six digits to type.',
  passwordHeading: 'Or use your password',
  havePassword: 'I have a password',
  back: 'Back to sign in',
  link: { label: 'Email me a code to sign in', href: '/sign-in/link' },
  forgotten: { label: 'Forgotten your password?', href: '/sign-in/forgotten' },
  resend: { label: 'Send me the verification email again', href: '/sign-in/resend' },
  code: { label: 'I have a code from an email', href: '/sign-in/code' },
  callBack: { question: 'Prefer to talk to somebody?', label: 'Request a Call Back', href: '/request-callback' },
  noAnswer: 'We could not send that. Check your internet connection and try again.',
  alreadyIn: {
    heading: 'You are signed in on this device',
    text: 'You can carry on, or sign out to use another account.',
    goOn: 'Carry on',
    signOut: 'Sign out',
  },
} as const

/** Shown after signing up, with the box for the code. */
export const signUpSentWords = {
  heading: 'Your account is nearly ready',
  text: 'Please check your email to verify your account.',
  otherAddress: 'Sign up with another address',
  wrongAddress: 'Wrong address? Start again',
  notThere: 'If the email doesn’t come',
  more: 'The code and the link in it work for one hour, on any device. If it isn’t there in a few minutes, look in your spam or junk folder. At busy times it takes longer.',
} as const

/** Shown after a step that leads back to the sign-in page. */
export const signInNotices = {
  'signed-out': { text: 'You are signed out.', more: '' },
  'signed-out-here': {
    text: 'You are signed out on this device.',
    more: 'We could not reach our sign-in service to sign out your other devices. Sign in and try again later.',
  },
} as const

export type SignInNotice = keyof typeof signInNotices

type EmailStep = { heading: string; intro: string; submit: string; busy: string; step: string }

/** Pages whose only field is the email address to which something is sent. */
export const emailSteps = {
  link: {
    step: 'link',
    heading: 'Sign in with a code',
    intro: 'We’ll email you a six-digit code and a link. Either one signs you in. You don’t need a password.',
    submit: 'Send the email',
    busy: 'Sending...',
  },
  forgotten: {
    step: 'forgotten',
    heading: 'Forgotten your password?',
    intro: 'We’ll email you a link and a six-digit code. You can use either one to choose a new password.',
    submit: 'Send the email',
    busy: 'Sending...',
  },
  resend: {
    step: 'resend',
    heading: 'Verify your email address',
    intro: 'We’ll email you a new link and a new six-digit code. Either one shows us that the address is yours.',
    submit: 'Send the email',
    busy: 'Sending...',
  },
} as const satisfies Record<string, EmailStep>

/** The names that people know. */
export const providerNames = {
  google: 'Google',
  azure: 'Microsoft',
  keycloak: 'Keycloak',
} as const satisfies Record<ExternalProvider, string>

export const externalWords = {
  heading: 'Or use an account that you have',
  continueWith: (name: string) => `Continue with ${name}`,
  told: 'They tell us your name and email address, and that you signed in here. We tell them nothing else.',
} as const

export const organisationWords = {
  link: { label: 'Sign in with my organisation', href: '/sign-in/organisation' },
  heading: 'Sign in with your organisation',
  intro: 'Some organisations let their people sign in here with their work account. Enter your work email address.',
  label: 'Work email address',
  submit: 'Continue',
  busy: 'Checking...',
  goText: (domain: string) => `Next, you’ll sign in with ${domain}. Then you’ll come back here.`,
  go: (domain: string) => `Go on to ${domain}`,
} as const

export const codeWords = {
  heading: 'Enter your code',
  sentHeading: 'Check your email',
  sent: 'If there is an account for this address, an email is on its way to it:',
  sentPlain: 'If there is an account for the address you gave, an email is on its way to it.',
  how: 'Type the code from the email here. Or open the link in it, on any device.',
  late: 'It can take a few minutes, and longer at busy times. If it isn’t there, look in your spam or junk folder. We only send a few emails an hour to each address. If you’ve had several, use the newest.',
  otherWay: { question: 'Still nothing after an hour?', label: 'Ask us to call you back', href: '/request-callback' },
  sendThere: 'Send a code there instead',
  plainIntro: 'Type the six-digit code from the email we sent you. It works for one hour.',
  submit: 'Continue',
  busy: 'Checking...',
  again: 'Send a new email',
} as const

export const newPasswordWords = {
  heading: 'Choose a new password',
  intro: 'You are signed in. When you save the new password, your other devices will be signed out.',
  noneHeading: 'Choose a password',
  noneIntro:
    'You are signed in. With a password you can sign in without a code from an email. The code still works too.',
  firstHeading: 'Choose your password',
  firstIntro:
    'Your email address is verified. You opened the link on a different device or browser from the one you signed up on, so please choose a password here. It replaces any that you chose before.',
  submit: 'Save password',
  busy: 'Saving...',
} as const

/** For the page that an email's link opens. */
export const confirmWords = {
  why: 'One more click. Some email programs open links by themselves, and this stops them using yours up.',
  signup: { heading: 'Verify your email address', button: 'Verify my address' },
  email: { heading: 'Sign in', button: 'Sign in' },
  magiclink: { heading: 'Sign in', button: 'Sign in' },
  recovery: { heading: 'Choose a new password', button: 'Continue' },
  email_change: { heading: 'Change your email address', button: 'Confirm the change' },
  invite: { heading: 'Accept your invitation', button: 'Accept' },
  busy: 'One moment...',
} as const

type Problem = { heading: string; text: string }

export const linkProblems = {
  link: {
    heading: 'This link does not work any more',
    text: 'A link works once, and for one hour. This one has been used, has expired, or was not copied in full. If you’ve already used it, you can simply sign in.',
  },
  device: {
    heading: 'This link only works in another browser',
    text: 'It works once, for one hour, and only in the browser you used to ask for it. Open it there, or ask for a new one here.',
  },
  session: {
    heading: 'Please start again',
    text: 'You were signed out before the new password was saved. Ask for a new email, and choose the password straight after you open it.',
  },
  half: {
    heading: 'One more confirmation',
    text: 'Thank you. For safety we wrote to both addresses, the old one and the new one. Open the link in the other email too.',
  },
  refused: {
    heading: 'We could not sign you in',
    text: 'Our sign-in service did not accept this. Ask for a new link, or sign in with your password.',
  },
  cancelled: {
    heading: 'You are not signed in',
    text: 'You stopped before the other service told us who you are. Nothing was changed. Try again, or choose another way.',
  },
  state: {
    heading: 'Please start again',
    text: 'This took too long, was done twice, or began in another browser. Nothing was changed.',
  },
  identity: {
    heading: 'That account is in use already',
    text: 'Somebody already signs in here with that account: perhaps you, with another email address. You are still signed in, and nothing was changed.',
  },
  organisation: {
    heading: 'Your organisation is not connected',
    text: 'Nobody has connected an organisation with that address to this site. Check the spelling, or choose another way to sign in.',
  },
  unverified: {
    heading: 'Verify your email address first',
    text: 'The other service has not checked your email address, so we cannot use it to sign you in. Check your email for a link from us, or sign in with a code.',
  },
  unavailable: { heading: 'Please try again in a minute', text: signInProblems.unavailable },
} as const satisfies Record<string, Problem>

/** The button beside what a moment's patience cures. */
export const tryAgain = 'Try again'
export const stillSignedIn = 'You’re still signed in on this device.'

export type LinkProblem = keyof typeof linkProblems

export const linkProblemLinks = [
  { label: 'Get a new link to sign in', href: '/sign-in/link' },
  { label: 'Sign in with my password', href: '/sign-in' },
  { label: 'I have forgotten my password', href: '/sign-in/forgotten' },
  { label: 'Ask us for help', href: '/contact' },
] as const

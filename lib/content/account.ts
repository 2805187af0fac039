import type { Role } from '@/lib/domain/access/access'
import type { RequestableRole } from '@/lib/domain/access/role-request'

export const roleWords = {
  employer: 'Employer',
  candidate: 'Candidate',
  partner: 'Partner',
  caseworker: 'Caseworker',
} as const satisfies Record<Role, string>

export const roleChoices = [
  { value: 'employer', label: 'Employer: I hire people' },
  { value: 'candidate', label: 'Candidate: I look for work' },
  { value: 'partner', label: 'Partner: I support people who look for work' },
] as const satisfies readonly { value: RequestableRole; label: string }[]

export const accountWords = {
  heading: 'Your account',
  back: 'Back to your account',
  change: 'Change',
  see: 'See',
  problemsTitle: 'There is a problem',
  password: 'Your password now',
  passwordHint: 'So that nobody else can do this on a device you left open.',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  emptyName: 'Not given',
  noRole: 'No portal yet',
  rows: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    role: 'Kind of account',
    twoStep: 'Two-step sign-in',
    devices: 'Devices',
  },
  passwordValue: 'Not shown',
  twoStepOn: 'On',
  twoStepOff: 'Off',
  twoStepAbsent: 'Not available here',
  devicesCount: (count: number) => (count === 1 ? 'Signed in on this device only' : `Signed in in ${count} places`),
  unknown: 'We cannot tell just now',
  yourData: 'Your data',
  yourDataText:
    'You can have a copy of everything we keep about you: this account, and what you sent us from your email address.',
  download: 'Download my data',
  deleteHeading: 'Delete your account',
  deleteLink: 'Delete my account',
  deleteText: 'You can delete your account and everything you sent us. We tell you first what goes and what stays.',
  toPortal: 'Go to your portal',
} as const

/** Said at the top of a page after something was done, by the word in its address. */
export const doneWords = {
  name: 'Your name is changed.',
  email: 'Check your email. We sent a link to confirm the change. Your old address works until you have followed it.',
  password: 'Your password is changed. You are signed out on all other devices.',
  role: 'We have your request. A person will read it and answer by email. You can see its state here.',
  device: 'That device is signed out. It may take up to an hour until it notices.',
  'two-step-on': 'Two-step sign-in is on. From now on we ask for a code from your app when you sign in.',
  'two-step-off': 'Two-step sign-in is off.',
} as const
export type Done = keyof typeof doneWords

export const problemWords = {
  unavailable: 'We could not do this just now. Nothing was changed. Please try again in a minute.',
  password: 'That is not your password. Please try again.',
  tooMany: 'Too many tries. Please wait a few minutes and try again.',
  sameEmail: 'This is your address already.',
  samePassword: 'The new password is the same as the old one. Please choose another.',
  codeNeeded: 'We sent a code to your email address. Enter your passwords again, and the code.',
  wrongCode: 'That code is wrong or too old. Enter the newest six digits.',
  already: 'We have a request from you already, or your account has this kind. There is nothing more to do.',
  limited: 'You asked three times today. Please wait until tomorrow, or write to us.',
  unverified: 'Your email address is not verified yet. Follow the link in our email first.',
  tick: 'Tick the box to say that you are sure.',
  signedOut: 'You were signed out before this arrived, so nothing was changed. What you typed is still here.',
} as const

export const nameWords = {
  heading: 'Your name',
  text: 'We use it to greet you, and nowhere else. You do not have to give one.',
  label: 'Name (optional)',
  submit: 'Save name',
} as const

export const emailWords = {
  heading: 'Change your email address',
  now: 'Your address now:',
  text: 'Your enquiries are found by your address: those from your old address will not be shown under the new one.',
  label: 'New email address',
  submit: 'Change email address',
} as const

export const passwordWords = {
  heading: 'Change your password',
  text: 'This signs you out on all other devices.',
  label: 'New password',
  hint: 'At least 8 characters. Three words that do not belong together are strong and easy to keep in mind. Pasting works.',
  code: 'Code from our email',
  codeHint: 'Six digits.',
  submit: 'Change password',
} as const

export const roleRequestWords = {
  heading: 'Ask for a portal',
  now: 'Your account now:',
  choose: 'Choose one',
  text: 'A portal shows what you sent us and how far it is. A person reads each request, so it takes up to 2 business days.',
  role: 'What are you?',
  organisation: 'Organisation (optional)',
  organisationHint: 'For employers and partners.',
  note: 'Anything we should know (optional)',
  noteHint: 'Please do not write about convictions here. At most 500 characters.',
  submit: 'Send request',
  yours: 'Your requests',
  states: { open: 'We are looking at it', granted: 'Given', declined: 'Not given' },
  declinedText: 'If you think that is wrong, write to us.',
} as const

export const deviceWords = {
  heading: 'Devices that are signed in',
  text: 'If you do not know one of them, sign it out and change your password.',
  thisOne: 'this device',
  unknown: 'A device we cannot name',
  signedIn: 'Signed in',
  lastUsed: 'last used',
  end: 'Sign this device out',
  none: 'We cannot show the list just now. Signing out everywhere still works.',
  everywhereText: 'This signs you out on every device, this one too.',
} as const

export const twoStepWords = {
  heading: 'Two-step sign-in',
  text: 'With two-step sign-in we ask for your password, and then for a code from an app on your phone. Somebody who knows your password alone cannot get in.',
  states: {
    on: 'It is on for this account.',
    off: 'It is off for this account.',
    absent:
      'Two-step sign-in is not available on this edition of the site. It needs the hosted sign-in service. Your password alone protects this account: make it a long one.',
    unknown: 'We cannot tell just now whether it is on. Please try again in a minute.',
  },
  start: 'Set it up',
  remove: 'Turn it off',
  removeText: 'After this, your password alone opens your account.',
  need: 'You need an authenticator app on your phone, such as the one built into your phone’s password settings.',
  lost: 'If you lose the phone, write to us. We have to make sure that it is you, so it takes a few days.',
  setUpHeading: 'Set up two-step sign-in',
  scan: 'Scan this picture with your authenticator app.',
  picture: 'A square code for your authenticator app. The key below says the same.',
  keyText: 'Or type this key into the app:',
  open: 'Open it in an app on this device',
  then: 'The app then shows six digits that change every half minute.',
  code: 'Six digits from your app',
  confirm: 'Turn it on',
  again: 'Start again with a new picture',
  codeHeading: 'Enter the code from your app',
  codeText: 'Your app has our picture already. Enter the six digits that it shows now.',
  challengeHeading: 'One more step',
  challengeText: 'Open your authenticator app and enter the six digits it shows for this site.',
  challenge: 'Sign in',
  otherAccount: 'Sign out and use another account',
} as const

export const deleteWords = {
  heading: 'Delete your account',
  goes: 'What is deleted, at once and for good',
  goesList: [
    'Your account: email address, name and password.',
    'Your requests for a portal.',
    'Everything you sent us from this email address: call-back requests, the waitlist, and your consents. We will not call you about them any more.',
  ],
  stays: 'What stays, and why',
  staysList: [
    'A note that an account with a number, and no name, was given a portal. It lets us check that nobody gave themselves one. It goes after 12 months.',
    'Copies in our safety backups, until they are replaced. If we restore one, we delete your account again.',
    'Our team deletes its own emails about you by hand. The database tells them which.',
  ],
  first: 'Would you like a copy first?',
  confirm: 'Delete it now',
  sure: 'I am sure. Delete my account and everything I sent.',
  submit: 'Delete my account',
} as const

export const deletedWords = {
  heading: 'Your account is deleted',
  text: 'Everything you sent us from your email address is deleted too. You are welcome back whenever you like.',
  home: 'Go to the home page',
} as const

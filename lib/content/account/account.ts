import { callBackTime } from '@/lib/content/site/call-back-time'
import type { Role } from '@/lib/domain/access/role'
import type { RequestableRole } from '@/lib/domain/access/role-request'

export const roleWords = {
  employer: 'Employer',
  candidate: 'Candidate',
  partner: 'Partner',
  caseworker: 'Caseworker',
  team: 'Team',
} as const satisfies Record<Role, string>

export const roleChoices = [
  { value: 'employer', label: 'Employer: I hire people' },
  { value: 'candidate', label: 'Candidate: I’m looking for work' },
  { value: 'partner', label: 'Partner: I support people looking for work' },
] as const satisfies readonly { value: RequestableRole; label: string }[]

export const accountWords = {
  heading: 'Your account',
  back: 'Back to your account',
  change: 'Change',
  password: 'Your current password',
  proveFirst:
    'You don’t have a password, so please show us first that it’s you. Sign in once more with a code that we email you.',
  prove: 'Email me a code',
  proveFirstByPhone: 'Please show us first that it’s you. Sign in once more with a code that we text you.',
  proveByPhone: 'Text me a code',
  proved: 'You’ve signed in or confirmed that it’s you in the last hour, so we won’t ask again.',
  passwordHint: 'We ask for it in case somebody else is using your device.',
  signOut: 'Sign out',
  signOutEverywhere: 'Sign out everywhere',
  emptyName: 'Not given',
  nameInProfile: 'It’s in your profile. Employers see it if they shortlist you.',
  noEmail: 'None',
  noPhone: 'None',
  noRole: 'No portal yet',
  roleWhenApproved: 'Waiting for us to approve your request',
  noCompany: 'Not added yet',
  rows: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone number',
    password: 'Password',
    role: 'Kind of account',
    company: 'Company',
    twoStep: 'Two-step sign-in',
    devices: 'Devices',
    alerts: 'New jobs by email',
    ways: 'Other ways to sign in',
    passkeys: 'Passkeys',
  },
  /** What the links beside the rows do, where they do not change what stands there. */
  links: {
    profile: 'Open your profile',
    password: 'Change your password',
    noPassword: 'Choose a password',
    role: 'How to change it',
    company: 'See your company',
    noCompany: 'Tell us about your company',
    passkeys: 'See your passkeys',
    devices: 'See your devices',
    alerts: 'See your searches',
    noAlerts: 'Set up emails about new jobs',
  },
  passkeysValue: 'Sign in by unlocking your device',
  waysNone: 'None',
  passwordValue: 'You have a password',
  passwordNone: 'You don’t have a password',
  twoStepOn: 'On',
  twoStepOff: 'Off',
  devicesCount: (count: number) => (count === 1 ? 'Signed in on this device only' : `Signed in on ${count} devices`),
  unknown: 'We can’t check this just now',
  yourData: 'Your data',
  yourDataText:
    'You can see or download everything we keep about you, including any file that an organisation keeps about you here.',
  yourDataPage: 'See my data',
  download: 'Download my data',
  deleteHeading: 'Delete your account',
  deleteLink: 'Delete my account',
  deleteText:
    'You can delete your account and everything you’ve sent us. First, we’ll show you what will be deleted and what we have to keep.',
  toPortal: 'Go to your portal',
  toAsked: 'See what you sent us',
} as const

/** Confirmations at the top of a page after an action, by the word in its URL. */
export const doneWords = {
  name: 'You’ve changed your name.',
  email: 'Check your email. We’ve sent you a link to confirm the change. Your address won’t change until you open it.',
  password: 'You’ve changed your password, and you’ve been signed out on all other devices.',
  'first-password': 'You’ve chosen a password. You can sign in with it from now on, or with a code as before.',
  device: 'You’ve signed out that device. It can take up to an hour to take effect.',
  'two-step-on':
    'Two-step sign-in is on, and you’ve been signed out on all other devices. From now on, we’ll ask for a code from your app when you sign in.',
  'two-step-off': 'Two-step sign-in is off.',
  'app-added': 'You’ve added another app. You can use either one to sign in.',
  'app-removed': 'You can’t use that app to sign in any more.',
  'step-phone-added': 'You’ve added your phone. If you don’t have your app with you, we can text you a code instead.',
  'step-phone-removed': 'We won’t send codes to that phone any more.',
  'codes-made': 'You have new recovery codes. The old ones don’t work any more.',
  recovered: 'You’re signed in. Using a recovery code has turned two-step sign-in off, so please set it up again.',
  'email-added': 'Check your email. We sent a link to confirm that the address is yours.',
  'phone-added': 'You’ve added your phone number. You can use it to sign in from now on.',
  'phone-removed': 'You can’t sign in with that number any more.',
  'passkey-added': 'You’ve added a passkey. You can use it to sign in from now on.',
  'passkey-named': 'You’ve changed the passkey’s name.',
  'passkey-removed': 'You can’t sign in with that passkey any more.',
  'way-removed': 'You can’t sign in with that account any more.',
  'application-emails-on': 'Emails about applications are on.',
  'application-email-events': 'Saved. We’ll tell you about applicants as you chose.',
  'application-texts-on': 'Texts that you have an update are on.',
  'application-texts-off': 'Texts that you have an update are off.',
  'application-emails-off': 'Emails about applications are off. Sign in now and then to see what is new.',
  'support-news-on': 'Emails about messages and appointments are on.',
  'support-news-off': 'Emails about messages and appointments are off. Sign in now and then to see what is new.',
  'support-digest-on': 'Your daily email is on.',
  'support-digest-off': 'Your daily email is off.',
  'alert-added': 'Done. We’ll email you when there’s something new.',
  'alert-known': 'You already get emails for this search. You can change how often below.',
  'alert-changed': 'You’ve changed how often we email you.',
  'alert-deleted': 'That search is deleted. We won’t email you about it any more.',
} as const
export type Done = keyof typeof doneWords

export const problemWords = {
  proveFirst: 'Nothing was changed. Sign in once more with a code, then try again.',
  unread: 'We cannot show this just now. Please try again in a minute.',
  unavailable: 'We could not do this just now. Nothing was changed. Please try again in a minute.',
  password: 'That is not your password. Please try again.',
  tooMany: 'Too many tries. Please wait a few minutes and try again.',
  sameEmail: 'This is already your address.',
  samePassword: 'The new password is the same as the old one. Please choose another.',
  codeNeeded: 'We sent a code to your email address. Enter both passwords again, with the code.',
  wrongCode: 'That code is wrong or has expired. Enter the latest one.',
  hasPortal:
    'Your account already has a portal. For a portal of another kind, create a second account with a different email address.',
  unverified: 'Your email address is not verified yet. Follow the link in our email first.',
  tick: 'Tick the box to say you’re sure.',
  lastMember:
    'You are the last member of the team, so nothing was deleted. Add somebody else to the team first, so that somebody can answer people who write to us.',
  noSuchDevice: 'That device is signed out already. Nothing was changed.',
  wrongRecoveryCode: 'That recovery code is wrong or has been used. Check it letter by letter.',
  noApp: 'This account has no authenticator app. Use a recovery code, or email us.',
  lastApp: 'This is your only app. To do without it, turn two-step sign-in off.',
  lastWay: 'This is the only way to sign in to your account, so it has to stay. Add another one first.',
  noSuchWay: 'That account is not linked to yours any more. Nothing was changed.',
  signedOut: 'You were signed out before this arrived, so nothing was changed. What you typed is still here.',
} as const

/** Why somebody who asks to be a candidate is not one. */
export const candidateProblems = {
  other_role:
    'This account is for something else, so it can’t apply for jobs. Sign out, and use another email address.',
  waiting:
    'You’ve asked us for another kind of account with this address, and we haven’t answered yet. To look for work, use another email address. If you’ve changed your mind, write to us.',
  taken_away: 'We closed this page of your account earlier. If you think that was wrong, write to us.',
  unverified: problemWords.unverified,
  no_account: problemWords.unavailable,
  unavailable: problemWords.unavailable,
} as const

export const nameWords = {
  heading: 'Your name',
  candidate: 'We use this name to say hello. You don’t have to give one.',
  toProfile: { before: 'The name employers see if they shortlist you is', link: 'in your profile' },
  others:
    'We use it to say hello. Our team, your colleagues here and the people you hire or help can see it. You don’t have to give one.',
  label: 'Name (optional)',
  submit: 'Save name',
} as const

export const emailWords = {
  heading: 'Change your email address',
  now: 'Your address now:',
  next: 'We’ll email a link to your new address and, for safety, we may email one to your old address too. Nothing changes until you’ve opened what we send.',
  /** Before our address. */
  lost: 'If you can’t read emails at your old address, write to us:',
  text: 'Everything in your account stays. You’ll only stop seeing enquiries that you sent to us from your old address.',
  label: 'New email address',
  none: 'You sign in with your phone. With an email address too, you can sign in if you lose your phone or change your number, and we can send you things that are too long for a text.',
  add: 'Add an email address',
  addLabel: 'Email address',
  submit: 'Change email address',
  meant: (address: string) => `Did you mean ${address}? If so, ask for the change again with the right address.`,
} as const

export const firstPasswordWords = {
  heading: 'Choose a password',
  text: 'You haven’t chosen a password. You don’t need one: you can always sign in with a code from an email. If you’d like one, choose it now.',
  byEmail: (email: string): string =>
    `To make sure that it’s you, we’ll email a code to ${email}. You choose the password straight after.`,
  addressFirst: 'A password goes with an email address. Please add one first.',
  send: 'Send me the code',
} as const

export const passwordWords = {
  heading: 'Change your password',
  text: 'This signs you out on all other devices.',
  label: 'New password',
  hint: 'At least 8 characters. Three random words make a strong password that’s easy to remember. You can paste one in.',
  code: 'Code from our email',
  codeHint: 'Six digits.',
  submit: 'Change password',
} as const

export const roleRequestWords = {
  heading: 'Ask for a portal',
  now: 'Your account now:',
  kind: (kind: string) => `You have ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} account.`,
  choose: 'Choose one',
  text: `A portal shows what you’ve sent us and what’s happening with it. If you’re looking for work, yours opens at once. If you hire or support people, you tell us about your company or organisation on the next page, and somebody on our team answers within ${callBackTime}. If a colleague is here already, ask them to invite you instead.`,
  onePortal:
    'An account can only be of one kind. If you need another kind as well, create a second account with a different email address. If yours is the wrong kind, email us:',
  role: 'Which best describes you?',
  submit: 'Continue',
} as const

export const waysWords = {
  heading: 'Other ways to sign in',
  text: (email: string) => `You can always sign in with ${email}. You can also use an account that you have elsewhere.`,
  none: 'You can’t use Google or another service to sign in yet.',
  on: 'Signs you in here',
  off: 'Not used',
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  goText: (name: string) => `Next, you’ll sign in with ${name}. Then you’ll come back here.`,
  go: (name: string) => `Go on to ${name}`,
} as const

/** What works where a way to sign in is not available. */
export const workingWaysWords = {
  byText: (number: string): string => `You can sign in with a code that we text to ${number}.`,
  byEmail: (email: string, hasPassword: boolean): string =>
    `You can sign in with a code that we email to ${email}${hasPassword ? ', or with your password' : ''}.`,
} as const

export const deviceWords = {
  heading: 'Devices that are signed in',
  /** The second part leads there. */
  text: ['If you don’t recognise one of them, sign it out and ', 'change your password', '.'],
  thisOne: 'the one you’re using now',
  unknown: 'A device we cannot name',
  signedIn: 'Signed in',
  lastUsed: 'last used',
  end: 'Sign it out',
  none: 'We cannot show the list just now. Signing out everywhere still works.',
  everywhereText: 'This signs you out on every device, including this one.',
} as const

export const twoStepWords = {
  heading: 'Two-step sign-in',
  text: 'With two-step sign-in we ask for your password, and then for a code from an app on your phone. Somebody who has only your password can’t get in.',
  states: {
    on: 'It is on for this account.',
    off: 'It is off for this account.',
    absent: 'Two-step sign-in isn’t available here yet. Use a long password.',
    unknown: 'We cannot check whether it is on just now. Please try again in a minute.',
  },
  start: 'Set it up',
  addressFirst: 'The app shows your codes under your email address. Please add one first.',
  remove: 'Turn it off',
  removeText: 'After this, you’ll only need your password to sign in.',
  team: 'You can only open the team’s desk with two-step sign-in, because it holds other people’s details. Please set it up.',
  need: 'You need an authenticator app on your phone, such as the one built into your phone’s password settings.',
  lost: 'If you lose your phone and your recovery codes, email us. We have to make sure it’s really you, so it can take a few days.',
  setUpHeading: 'Set up two-step sign-in',
  scan: 'Scan this picture with your authenticator app.',
  picture: 'A square code for your authenticator app. The key below does the same job.',
  keyText: 'Or type this key into the app:',
  open: 'Open it in an app on this device',
  then: 'The app then shows six digits that change every half minute.',
  code: 'Six digits from your app',
  confirm: 'Turn it on',
  again: 'Start again with a new picture',
  apps: 'Your apps',
  app: (place: number) => `App ${place}`,
  added: (when: string) => `Added on ${when}`,
  addApp: 'Add another app',
  addAppText: 'You can have an app on a second phone or computer too, in case you lose the first.',
  removeApp: 'Remove this app',
  others: 'There is another kind of second step on this account, which this site can’t use.',
  codesHeading: 'Your recovery codes',
  codesText:
    'If you lose your phone, one of these codes lets you in, once. Write them down or print this page, and keep them away from your phone. We can’t show them again.',
  codesGone: 'We’ve shown your codes once, and can’t show them again. You can make new ones.',
  codesKept: 'I’ve kept them',
  codesLeft: (count: number) => (count === 0 ? 'You have no recovery codes.' : 'You have recovery codes.'),
  makeCodes: 'Make new recovery codes',
  makeCodesText: 'Your old codes will stop working.',
  useRecovery: 'I can’t use my app',
  recovery: 'Recovery code',
  recoveryHint: 'Twelve letters and digits that you kept when you set up two-step sign-in.',
  recoveryText: 'Enter one of your recovery codes. It turns two-step sign-in off, so that you can set it up again.',
  useApp: 'Use my app instead',
  codeHeading: 'Enter the code from your app',
  codeText: 'You’ve already added this account to your app. Enter the six digits it’s showing now.',
  challengeHeading: 'One more step',
  challengeText: 'Open your authenticator app and enter the six digits it shows for this site.',
  challenge: 'Sign in',
  otherAccount: 'Sign out and use another account',
} as const

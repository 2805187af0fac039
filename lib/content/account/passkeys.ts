/** Why signing in with a passkey, or adding one, did not work; each says what to do instead. */
export const passkeyProblems = {
  scripts: 'Passkeys need JavaScript, which is off in this browser. Use a code from an email or your password instead.',
  unsupported: 'This browser is too old for passkeys. Use a code from an email or your password instead.',
  stopped:
    'No passkey was used. You may have cancelled, or there may be none for this site on this device. Try again, or use another way.',
  known: 'This device already has a passkey for your account, so you don’t need another one.',
  unavailable: 'We could not ask for your passkey just now. Try again in a minute, or use another way.',
  expired: 'That took too long. Please try again.',
  refused: 'That passkey does not open an account here. You may have removed it. Use another way to sign in.',
  mostReached: 'You have as many passkeys as one account can have. Remove one first.',
  notAllowed: 'Show us first that it’s you: your permission to add a passkey has run out.',
  missing: 'That passkey is not in your account any more. Nothing was changed.',
  name: 'Give it a name of 1 to 60 characters.',
} as const

export const passkeySignInWords = {
  submit: 'Sign in with a passkey',
  busy: 'Waiting for your passkey...',
} as const

export const passkeyWords = {
  heading: 'Passkeys',
  text: 'With a passkey you sign in the way you unlock your phone or computer: with a finger, your face or its PIN. There is nothing to remember, and nothing that somebody could trick you into giving away.',
  shared: 'Only make one on a device that is yours alone. Whoever can unlock the device can sign in.',
  secondStep: 'If two-step sign-in is on, we still ask for the code from your app.',
  none: 'You have no passkeys.',
  unnamed: 'Passkey',
  added: (day: string) => `Added on ${day}`,
  used: (day: string) => `last used on ${day}`,
  notNow: 'Not now, go to my page',
  add: 'Add a passkey',
  make: 'Make the passkey',
  makeText: 'Your phone or computer will ask you to unlock it.',
  busy: 'Waiting for your device...',
  name: 'What shall we call it? (optional)',
  nameHint: 'So that you can tell your passkeys apart, such as ‘My phone’.',
  rename: 'Change its name',
  newName: 'Name',
  saveName: 'Save name',
  remove: 'Remove it',
  removeText:
    'You won’t be able to sign in with it any more. You may also want to delete it in your device’s settings.',
  removeSubmit: 'Remove this passkey',
} as const

/** To the owner, who may not have been the one. It says nothing about the service. */
export const passkeyAddedEmail = {
  subject: 'A passkey was added to your account',
  preview: 'If it was you, you don’t need to do anything.',
  heading: 'A passkey was added to your account',
  paragraphs: [
    'Somebody, probably you, added a passkey to your account. It signs in without a password.',
    'If it was you, you don’t need to do anything.',
  ],
  notYou: 'If it was not you, sign in, remove the passkey and change your password:',
  help: (email: string) => `If that does not work, write to us straight away: ${email}`,
} as const

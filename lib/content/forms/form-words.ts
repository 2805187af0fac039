/** The field by which a form says that the tab it was sent from has kept its long texts: 'yes', or nothing. */
export const wordsKeptField = 'words_kept'

/** For forms that need a sign-in and could not be accepted. */
export const formWords = {
  unavailable: 'We could not do this just now. Nothing was changed. Please try again in a minute.',
  /** @param reference what the log has too */
  unexpected: (reference: string, email: string) =>
    `We could not do this just now. Nothing was changed. Please try again in a minute. If it happens again, email ${email} and quote ${reference}.`,
  signedOut: 'You were signed out before this arrived, so nothing was changed. What you typed is still here.',
  otherRole: 'Your account may not use this form any more, so nothing was changed. Ask a colleague who manages access.',
  copyIt: 'What you typed is too long for us to put back into the form. Copy it from here before you leave this page.',
  copyPrivate: 'We keep no copy of what you typed. Copy it from here before you leave this page.',
  notSaved: 'What you typed was not saved',
  typed: 'What you typed',
  chosen: 'Short answers',
  copyTyped: 'What you typed was not saved. Copy it from here if you still need it.',
  brokenCharacter:
    'We could not read one of the characters in this form. It shows as �. Type it again or delete it, then send the form again.',
  goOn: {
    form: 'Go back to the form',
    signIn: 'Sign in again',
    secondStep: 'Enter your code',
    account: 'Go to your account',
    overview: 'Go to your overview',
  },
} as const

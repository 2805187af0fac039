/** A file of its own: every page brings the menu, and few bring the forms of signing in. */
export const accountMenuWords = {
  menu: 'Account',
  signedInAs: 'Signed in as',
  loading: 'Loading…',
  unknown: 'We cannot check who is signed in just now.',
  yourPage: 'Your portal',
  yourPortal: { label: 'Go to your portal', href: '/auth/home' },
  account: { label: 'Your account', href: '/account' },
  signOut: 'Sign out',
  signingOut: 'Signing out...',
} as const

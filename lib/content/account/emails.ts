/** To the team. No subject contains anything that somebody typed. */
export const accountDeletedEmail = {
  subject: 'Delete these emails from the mailbox too',
  preview: 'Everything that somebody had sent us is deleted.',
  heading: 'Delete these emails from the mailbox too',
  text: 'Somebody asked us to delete everything they had sent us, or deleted their account. It is gone from the database. Delete the emails with these references from the mailbox as well, and do not contact the person about them:',
  times:
    'Some have no reference. A date and time in the list is when the person asked for a portal, or when they asked us about a company. Look for an email from then, give or take a few minutes. Its subject starts with “Somebody has asked for” or “A company has”.',
} as const

/** To the owner, whose email may be read by somebody else: it says nothing about the service. */
export const secondStepOffEmail = {
  subject: 'Two-step sign-in is off',
  preview: 'Somebody used one of your recovery codes.',
  heading: 'Two-step sign-in is off',
  paragraphs: [
    'Somebody, probably you, signed in to your account with one of your recovery codes. That turned two-step sign-in off, and your other recovery codes no longer work.',
    'If it was you, set two-step sign-in up again: sign in, open your account, and choose two-step sign-in.',
  ],
  notYou: 'If it was not you, choose a new password now. That signs out every other device:',
  help: (email: string) => `If that does not work, write to us straight away: ${email}`,
} as const

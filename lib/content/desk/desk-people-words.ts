export const deskPeopleWords = {
  title: 'Team',
  lead: 'Who works at this desk, and what each of them did.',
  unavailable: 'We cannot show this just now. Please try again in a minute.',
  members: 'Members',
  membersHint:
    'Every member can see everything on this desk. Remove somebody on the day they leave: they’ll lose access as soon as they open another page.',
  member: 'Member',
  since: (day: string) => `Since ${day}`,
  does: 'What they did',
  seeLog: 'See the log',
  seeLogName: (email: string) => `See the log of ${email}`,
  you: 'you',
  steps: 'Steps',
  take: 'Remove',
  takeName: (email: string) => `Remove ${email}`,
  takeQuestion: (email: string) =>
    `${email} will lose access to this desk straight away, and we’ll tell them by email. They keep their account.`,
  takeYes: 'Yes, remove',
  takeYesName: (email: string) => `Yes, remove ${email}`,
  add: 'Add a member',
  addHint:
    'They first need an account with a verified email address: not one that they use as a candidate, an employer or a partner.',
  email: 'Email address',
  addSubmit: 'Add to the team',
} as const

export const deskPeopleDoneWords = {
  'member-added': 'They’re in the team now. We’re emailing them to say so.',
  'member-taken': 'They’re no longer in the team. We’re emailing them to say so.',
} as const
export type DeskPeopleDone = keyof typeof deskPeopleDoneWords

/** Why a form about people changed nothing, by the database's answer. */
export const deskPeopleProblems = {
  no_address: 'Enter their email address.',
  own: 'You cannot decide about yourself. Ask another member.',
  unverified: 'This address has not been verified, so it may not be theirs. Nothing was changed.',
  several: 'More than one account has this address. Nothing was changed.',
  last_member: 'This is the last member of the team. Add somebody else first.',
  already: 'This account is in the team already.',
  other_role: 'This account already has a portal of another kind. Ask the person to use a separate account.',
  not_member: 'This account is not in the team any more.',
  no_account: 'No account has this address. Ask the person to sign up with it first.',
} as const

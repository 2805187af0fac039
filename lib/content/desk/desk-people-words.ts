import type { DomainMatch } from '@/lib/domain/desk/organisation-domain'
import { countText } from '@/lib/content/wording/date-text'

export const deskPeopleWords = {
  title: 'People',
  lead: 'Employers, partners and caseworkers asking for a portal, and the members of the team. Candidates get theirs at once.',
  unavailable: 'We cannot show this just now. Please try again in a minute.',
  requests: (open: number) =>
    `Requests for a portal (${open === 1000 ? '1,000 or more' : open.toLocaleString('en-GB')})`,
  requestsHint: 'Oldest first. Check that the person is who they say: call their organisation on a number that you found yourself.',
  noRequests: 'Nobody is waiting for an answer.',
  pages: 'More requests',
  first: 'Back to the oldest',
  next: 'Next 50 requests',
  asksFor: 'Asks for',
  has: 'Has now',
  name: 'Name',
  noName: 'Not given',
  organisation: 'Organisation',
  noOrganisation: 'Not given',
  domain: 'Address and organisation',
  domains: {
    equal: 'The address is at the organisation’s own domain',
    different: 'The address is not at the organisation’s own domain',
    free_mail: 'Anyone can have an address at this provider',
    no_organisation: 'No organisation to compare it with',
  } satisfies Record<DomainMatch, string>,
  note: 'Their note',
  noNote: 'Nothing',
  asked: 'Asked on',
  accountMade: 'Account created',
  accountAge: (days: number) => (days === 0 ? 'Today' : `${countText(days, 'day')} ago`),
  question: 'We asked',
  questionOn: (day: string) => `on ${day}`,
  give: (role: string) => `Approve as ${role.toLowerCase()}`,
  giveName: (role: string, email: string) => `Approve as ${role.toLowerCase()}: ${email}`,
  refuse: 'Refuse',
  refuseName: (email: string) => `Refuse: ${email}`,
  reason: 'Reason',
  reasonHint:
    'The person will see this in an email and in their account. Somebody else may see the email, so don’t write about convictions. At most 500 characters.',
  refuseSubmit: 'Refuse and tell them why',
  ask: 'Ask a question',
  askName: (email: string) => `Ask a question: ${email}`,
  questionLabel: 'Question',
  questionHint:
    'We’ll send this by email, and the answer comes to the team’s mailbox. Somebody else may see it, so don’t write about convictions. At most 500 characters.',
  askSubmit: 'Send the question',
  members: 'The team',
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
  addHint: 'They need an account of their own, with a verified address and without a portal.',
  email: 'Email address',
  addSubmit: 'Add to the team',
} as const

export const deskPeopleDoneWords = {
  'role-given': 'Approved. We’re emailing them to say that their portal is open.',
  'role-refused': 'Refused. We’re emailing them the reason.',
  'role-asked': 'Your question is on its way. The request stays here until you decide.',
  'member-added': 'They’re in the team now. We’re emailing them to say so.',
  'member-taken': 'They’re no longer in the team. We’re emailing them to say so.',
} as const
export type DeskPeopleDone = keyof typeof deskPeopleDoneWords

/** Why a form about people changed nothing, by the database's answer. */
export const deskPeopleProblems = {
  missing: 'This request no longer exists. The person may have deleted their account.',
  answered: 'Somebody has already answered this request, so nothing was changed.',
  own: 'You cannot decide about yourself. Ask another member.',
  unverified: 'This address has not been verified, so it may not be theirs. Nothing was changed.',
  several: 'More than one account has this address. Nothing was changed.',
  last_member: 'This is the last member of the team. Add somebody else first.',
  already: 'This account is in the team already.',
  other_role: 'This account already has a portal of another kind. Ask the person to use a separate account.',
  not_member: 'This account is not in the team any more.',
  no_account: 'No account has this address. Ask the person to sign up with it first.',
  reason: 'Write a reason. The person will see it.',
  question: 'Write your question.',
} as const

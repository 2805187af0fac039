import { notToldYet } from '@/lib/content/hiring/company'
import { company as service } from '@/lib/content/site/company'
import { inSentence } from '@/lib/content/wording/in-sentence'
import type { MemberRight, OrganisationKind } from '@/lib/domain/companies/member-rights'

export const rightWords = {
  post_jobs: 'Write and manage jobs',
  see_applicants: 'See applicants and reply to them',
  read_disclosures: 'Read disclosure statements that a person has shared',
  export_reports: 'Download reports',
  manage_people: 'Manage access and the organisation’s details',
  support: 'Support people as their caseworker',
  see_all_people: 'See everybody the organisation supports',
  refer: 'Send and answer referrals',
  report: 'Make reports',
  mentor: 'Mentor people',
} as const satisfies Record<MemberRight, string>

export const colleagueWords = {
  title: 'Colleagues',
  lead: 'Who can use this portal for your company, and what they can do.',
  noCompany: `You can invite colleagues once our team has approved your company. ${notToldYet} If a colleague has registered it already, ask them to invite you.`,
  members: 'Who has access',
  member: 'Name',
  you: 'you',
  rights: 'What they can do',
  noRights: 'See the company’s page only',
  since: 'Since',
  changeRights: 'Change what they can do',
  changeOwnRights: 'Change what you can do',
  changeRightsOf: (email: string) => `Change what ${email} can do`,
  managerHint: 'If somebody stops managing access, any open invitations they sent will be withdrawn.',
  saveRights: 'Save',
  remove: 'Remove',
  removeName: (email: string) => `Remove ${email}`,
  removeText: (email: string) =>
    `${email} will lose access to the portal straight away, and any open invitations they sent will be withdrawn. Their account, and a record of what they did, will stay.`,
  removeYes: 'Yes, remove',
  leave: 'Leave this company',
  leaveText:
    'You’ll lose access to the portal straight away, and any open invitations you sent will be withdrawn. A colleague can invite you again.',
  leaveYes: 'Yes, leave',
  leavesPeople: 'Leave the people they help without anybody for now',
  leavesPeopleOwn: 'Leave the people I help without anybody for now',
  last: 'You’re the only person who manages access, so you can’t leave yet. Give that permission to a colleague first.',
  invite: 'Invite a colleague',
  inviteText:
    'We’ll email them a link. The link works once and lasts 7 days. They must sign in with the address you enter here.',
  email: 'Their email address',
  mayDo: 'What can they do?',
  mayDoOwn: 'What can you do?',
  mayDoHint: 'Tick what they need for their work. You can change it later.',
  disclosureHint:
    'Tick ‘Read disclosure statements’ only for colleagues who decide on applications. The person who wrote a statement can see who has read it.',
  inviteSubmit: 'Send the invitation',
  invitations: 'Open invitations',
  noInvitations: 'No invitations are waiting.',
  openFor: (invited: string, ends: string): string => `Invited on ${invited}. The link works until ${ends}.`,
  ended: 'This has expired. Send it again if you still need it.',
  again: 'Send again',
  againName: (email: string) => `Send again to ${email}`,
  withdraw: 'Withdraw',
  withdrawName: (email: string) => `Withdraw the invitation to ${email}`,
  onlyManagers: 'Only colleagues who manage access can change this.',
  notNow: 'You can invite colleagues once your company is approved.',
} as const

export type ColleagueWords = {
  [Name in keyof typeof colleagueWords]: (typeof colleagueWords)[Name] extends string
    ? string
    : (typeof colleagueWords)[Name]
}

const partnerColleagueWords = {
  lead: 'Who at your organisation has access, and what each of them can do.',
  noRights: 'See the organisation’s page only',
  leave: 'Leave this organisation',
  managerHint:
    'If somebody stops managing access, any open invitations they sent will be withdrawn. If they stop supporting people, those people will have nobody until you hand them over.',
  disclosureHint:
    'Colleagues who only support or mentor people use the caseworker portal. Let someone see everybody only if their work needs it.',
  notNow: 'You can invite colleagues once your organisation is approved.',
} as const satisfies Partial<ColleagueWords>

/** The words of the screen about colleagues, for each kind of organisation. */
export const colleagueWordsOf = (kind: OrganisationKind): ColleagueWords =>
  kind === 'employer' ? colleagueWords : { ...colleagueWords, ...partnerColleagueWords }

export const colleagueDoneWords = {
  invited: 'The invitation is on its way. It’s under ‘Open invitations’ until they join.',
  'invited-again': 'The invitation is on its way again. The link in the earlier email no longer works.',
  withdrawn: 'The invitation has been withdrawn. Its link no longer works.',
  rights: 'You’ve changed what they can do.',
  removed: 'They can no longer use this portal for your organisation.',
} as const
export type ColleagueDone = keyof typeof colleagueDoneWords

/** Why a form about colleagues changed nothing, by the database's answer. */
export const colleagueProblems = {
  forbidden: 'You can’t do this. Only colleagues who manage access can.',
  paused: 'Your organisation is paused, so nobody can be invited. Please contact us.',
  member: 'They’re already in your organisation here.',
  limited: 'Your organisation has sent 20 invitations today. You can send more tomorrow.',
  address_limited: 'We can’t send this address another invitation today. Please try again tomorrow.',
  noEmail: 'Enter your colleague’s email address.',
  invited: 'They already have an invitation. You can send it again below.',
  helps_people:
    'They still help people. Hand them over on the list of people first, or tick the box to leave them without anybody for now.',
  helps_people_own:
    'You still help people. Hand them over on the list of people first, or tick the box to leave them without anybody for now.',
  missing: 'We can’t find this. Someone else may have changed it. Nothing was changed.',
  last_manager: 'Somebody has to manage access. Give that permission to a colleague first. Nothing was changed.',
  rights: 'Tick what they can do.',
} as const

/** For when somebody else was faster. `who` is null if the account has been deleted. */
export const rightsChangedMeanwhile = (who: string | null, when: string): string =>
  `${who ?? 'Somebody'} changed something here on ${when}, so your change was not saved. Check what they can do, then try again.`

/** What an organisation does here, for somebody who is invited to it and has just read its name. */
export const whatItDoes = (kind: OrganisationKind): string =>
  kind === 'employer'
    ? 'it posts jobs and answers the people who apply'
    : 'it works with the people it supports into work'

/** For somebody who was invited and is signed out. */
export const joinSignInWords = {
  heading: (company: string) => `Join ${company}`,
  lead: (by: string | null, company: string, kind: OrganisationKind = 'employer') =>
    `${by === null ? 'You’ve been invited' : `${by} has invited you`} to join ${company} on ${service.brand}, where ${whatItDoes(kind)}.`,
  text: 'We’ll send a six-digit code to the address that was invited. You don’t need a password.',
  submit: 'Send me a code',
  again: 'Send me a new code',
  sent: 'We’ve sent an email with a six-digit code to:',
  how: 'Type the code here.',
  late: 'It can take a few minutes. If it isn’t there, look in your spam or junk folder.',
  password: 'I have an account and a password',
} as const

export const joinWords = {
  title: 'An invitation',
  lead: (company: string) => `You’ve been invited to join ${company} on ${service.brand}.`,
  by: (name: string) => `${name} invited you.`,
  nameHint: 'Your colleagues will see it.',
  what: 'You’ll be able to use its portal. Your colleagues can change what you can do there.',
  submit: (kind: OrganisationKind) => (kind === 'employer' ? 'Join the company' : 'Join the organisation'),
  toPortal: 'Go to your portal',
  /** What somebody who joins a company, or has just joined it, may do there. */
  rights: (rights: readonly MemberRight[]): string => {
    const said = rights.map((right) => inSentence(rightWords[right]))
    // Each has an 'and' of its own.
    return said.length === 0 ? '' : `You can ${[...said.slice(0, -2), said.slice(-2).join(', and ')].join(', ')}.`
  },
  joined: (company: string): string => `You’ve joined ${company}.`,
} as const

/** Why an invitation cannot be accepted, by the database's answer. */
export const joinProblems = {
  missing:
    'This link does not work. It may not have been copied in full, or a newer one has replaced it. Use the link in the newest email.',
  unverified: 'Your email address is not verified yet. Follow the link in our email first, then come back to this one.',
  other_address:
    'This invitation is for another email address. Sign out, then sign in or sign up with the address the email was sent to.',
  used: 'This link has been used already. If that was you, your portal is open.',
  withdrawn: 'This invitation has been withdrawn. Ask your colleague if you think that is a mistake.',
  ended: 'This invitation has expired. Ask your colleague to send it again.',
  other_role:
    'Your account is for another kind of portal. Ask your colleague to invite you at a different email address.',
  has_company:
    'Your account already belongs to an organisation. Leave that one first, or ask for an invitation to another address.',
  paused: 'This organisation is paused at the moment, so nobody can join it. Ask your colleague.',
  several: 'More than one account has this address. Please write to us.',
} as const

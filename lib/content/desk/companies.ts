import type { CompanyCheck, CompanyDecision, ApprovalDoubt } from '@/lib/domain/companies/company-decision'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { WebsiteMatch } from '@/lib/domain/companies/website-match'

/** The lists on the desk's companies screen. */
export const companyLists = ['waits', 'returned', 'approved', 'paused'] as const
export type CompanyList = (typeof companyLists)[number]

export const deskCompanyWords = {
  title: 'Organisations',
  lead: 'Companies that hire through us, partners who support people, and those who have asked to join.',
  unavailable: 'We can’t show this just now. Please try again in a minute.',
  tabs: 'Which organisations',
  lists: { waits: 'Waiting for us', returned: 'Sent back', approved: 'Approved', paused: 'Paused' },
  heads: {
    waits: 'Waiting for us, oldest first',
    returned: 'Sent back, waiting for their answer',
    approved: 'Approved organisations',
    paused: 'Paused organisations',
  },
  empty: {
    waits: 'Nobody is waiting for an answer. Requests to join, or to change a name or number, appear here.',
    returned: 'No organisation has been sent back. Those you ask for more stay here until they reply.',
    approved: 'Nobody has been approved yet. Look at who is waiting for us.',
    paused:
      'No organisation is paused. You can pause an approved one on its own page. It then stays here until you resume it.',
  },
  columns: {
    name: 'Name',
    kind: 'Kind',
    number: 'Companies House number',
    asked: 'Asked on',
    what: 'What’s waiting',
    due: 'Answer due by',
  },
  kinds: { employer: 'Company', partner: 'Partner' } satisfies Record<OrganisationKind, string>,
  isNew: 'Asks to join',
  isChange: 'A new name or number',
  pages: 'More organisations',
  next: 'Next 50',
  first: 'Back to the first',
  back: 'All organisations',
  asker: 'Who asked',
  askedBy: 'Name and email',
  gone: 'The account has been deleted',
  askedAs: 'Their job title',
  accountMade: 'Account created',
  match: 'Email and website',
  matches: {
    equal: 'The email address and the website share a domain',
    different: 'The email address and the website have different domains',
    free_mail: 'Anyone can have an address at this provider',
    no_website: 'No website to compare it with',
  } satisfies Record<WebsiteMatch, string>,
  matchHint: {
    website:
      'An email address alone proves little. Find the phone number yourself, for example on the website, and call it.',
    none: 'An email address alone proves little. Find a phone number yourself, for example in a public register or directory, and call it.',
  },
  registered: 'Look up this number at Companies House',
  registeredLink: 'Companies House (opens its site)',
  wanted: 'New name and number',
  wantedValue: (name: string, number: string) => `${name}, ${number === '' ? 'no number' : number}`,
  state: 'Status',
  states: {
    waiting: 'Waiting for us',
    returned: 'Sent back',
    approved: 'Approved',
    paused: 'Paused',
  } satisfies Record<CompanyState, string>,
  told: 'What we wrote to them',
  facts: {
    employer: 'What the company says',
    partner: 'What the organisation says',
  } satisfies Record<OrganisationKind, string>,
  others: 'Others with the same name or number',
  noOthers: 'None.',
  members: 'Members',
  noMembers: 'Nobody yet.',
  manages: 'manages access',
  history: 'History',
  answers: {
    waiting: 'Your answer',
    returned: 'Your answer',
    approved: 'Pause this organisation',
    paused: 'Resume this organisation',
  } satisfies Record<CompanyState, string>,
  changeAnswer: 'Your answer to the new name or number',
  nothingToAnswer: 'There is nothing to answer until they send it again.',
  answerHint: 'They’ll see this on their page. The email only says that there’s an answer. At most 500 characters.',
  checks: 'What we checked',
  checkNames: {
    register: 'Looked it up at Companies House or on a charity register',
    phone: 'Called it, on a number we found ourselves',
    website: 'Looked at its website',
  } satisfies Record<CompanyCheck, string>,
  /** @param who null where it is no longer known, as for an account that has been deleted */
  byWhom: (who: string | null, when: string) => `${who ?? 'No name kept'}, ${when}`,
  /** The decision by which it has its status, under the name. @param who as in `byWhom` */
  decided: (what: string, who: string | null, when: string) =>
    who === null ? `${what} on ${when}. We don’t have the name of who did it.` : `${what} by ${who} on ${when}.`,
  notChecked: 'Not yet',
  result: 'Does that match what they told us?',
  results: { yes: 'Yes', no: 'No, or only in part' },
  againstIt: 'Doesn’t match what they told us',
  withoutCheck: 'Approved although something was missing or in doubt',
  foundGone: 'What was found is no longer kept: the account that asked was deleted.',
  noteCheck: 'Note a check',
  noteChecks: 'Save this check',
  checkLegend: 'What did you check?',
  found: 'What did you find?',
  foundHint:
    'For example, ‘Active, same name and address’ or ‘Somebody at the number on its website knew about this’. They don’t see it. At most 500 characters.',
  unchecked: {
    leads: {
      unchecked: 'Nothing is noted as checked: not the register, not a call to its number, not its website.',
      'in-doubt': 'At least one check doesn’t match what they told us.',
      unsigned: 'No data sharing agreement is signed.',
    } satisfies Record<ApprovalDoubt, string>,
    means: {
      employer: 'Once approved, it can post jobs and write to the people who apply.',
      partner: 'Once approved, it can keep files about people and receive referrals.',
    } satisfies Record<OrganisationKind, string>,
    reason: 'Why can it be approved without that?',
    reasonHint:
      'If you have checked something, note that above instead. The reason stays with the checks, with your name and the time. They don’t see it. At most 500 characters.',
    yes: 'Approve all the same',
  },
  words: 'Your message to them',
  decisions: {
    approve: 'Approve',
    return: 'Send back with a note',
    pause: 'Pause and take its jobs off the board',
    resume: 'Resume so that it can hire again',
    take_change: 'Approve the change',
    leave_change: 'Refuse the change',
  } satisfies Record<CompanyDecision, string>,
  /** What is called otherwise of an organisation that has no jobs. */
  decisionsOnPartner: {
    pause: 'Pause and close its portal',
    resume: 'Resume so that it can open its files again',
  } satisfies Partial<Record<CompanyDecision, string>>,
} as const

export const companyDecisionDone = {
  approve: 'Approved. The person who asked is its first member, and we’re emailing them.',
  return:
    'Sent back. We’re emailing them to say there’s an answer. It waits under ‘Sent back’ until they send it again.',
  pause: 'Paused. Any jobs it had are off the board, and we’re emailing the people who manage it.',
  resume: 'Resumed. It can go on as before, and we’re emailing the people who manage it.',
  take_change: 'The new name and number are in place. We’re emailing the people who manage it.',
  leave_change: 'The old name and number stay. We’re emailing the people who manage it.',
  checked: 'Check saved, with your name and the time.',
} as const satisfies Record<CompanyDecision | 'checked', string>

/** Why a decision changed nothing, by the database's answer. */
export const companyDecisionProblems = {
  missing: 'This organisation is no longer here.',
  past: 'Somebody has dealt with this organisation since you opened the page. Nothing was changed.',
  words: 'Write what they need to know.',
  unchecked:
    'Something is missing or in doubt now, so it was not approved. Look at it again, or say why it can be approved.',
  nothingChecked: 'Choose what you checked.',
  nothingFound: 'Write what you found.',
  noResult: 'Say whether it matches what they told us.',
  uncheckedReason: 'Write why it can be approved.',
  no_account: 'The account that asked has been deleted, so there’d be nobody to be its first member.',
  unverified: 'The address of the person who asked isn’t verified, so it may not be theirs.',
  other_role: 'The account that asked now has another kind of portal. Ask them to use a separate account.',
  has_company: 'The person who asked now belongs to another organisation.',
  several: 'More than one account has this address. Nothing was changed.',
} as const

/** For when somebody else was faster. `who` is null if no name is known. */
export const decidedMeanwhile = (who: string | null, when: string): string =>
  `${who ?? 'Another member'} changed this on ${when}, so nothing was done. Please look at it again.`

const eventWords: Readonly<Record<string, string>> = {
  asked: 'Asked to join',
  asked_again: 'Sent again',
  corrected: 'Corrected while it waited',
  approved: 'Approved',
  returned: 'Sent back',
  paused: 'Paused',
  resumed: 'Resumed',
  changed: 'Changed',
  change_asked: 'Asked to change the name or number',
  change_approved: 'The change was approved',
  change_returned: 'The change was refused',
  invited: 'Invited a colleague',
  invited_again: 'Invited a colleague again',
  invitation_withdrawn: 'Withdrew an invitation',
  joined: 'Joined',
  rights_changed: 'Changed a colleague’s rights',
  left: 'Left',
  removed: 'Removed a colleague',
  listed: 'Joined the list of employers who reply',
  unlisted: 'Left the list of employers who reply',
}

/** A line of a company's history in words, made from the kind itself if we have none for it. */
export const companyEventText = (kind: string): string => eventWords[kind] ?? kind.replaceAll('_', ' ')

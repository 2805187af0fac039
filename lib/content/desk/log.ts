import { roleWords } from '@/lib/content/account/account'
import { deskCompanyWords } from '@/lib/content/desk/companies'
import { capitalised } from '@/lib/content/wording/date-text'
import { roles } from '@/lib/domain/access/role'
import { companyChecks } from '@/lib/domain/companies/company-decision'
import type { LogKind } from '@/lib/domain/desk/log-query'

export const logWords = {
  title: 'Log',
  lead: 'Everything done at this desk, or to roles and accounts, and who did it. Nobody can change an entry, and each one is deleted after 24 months.',
  unavailable: 'We cannot show the log just now. Please try again in a minute.',
  filter: 'Filter the log',
  who: 'By',
  everybody: 'Everybody',
  commandLine: 'Somebody outside the team',
  kind: 'Kind',
  everything: 'Everything',
  about: 'Reference',
  aboutHint: 'Enter the whole reference, such as SC-1A2B3C4D.',
  heading: 'Newest first',
  empty: 'There is nothing in the log for this. Type the whole reference or number, or choose everything.',
  when: 'When',
  what: 'What happened',
  subject: 'About',
  withOpenings: 'Show each time a page was opened',
  history: 'History',
  allAbout: 'Full\u00a0history',
  allAboutName: (subject: string) => `Full history: ${subject}`,
  pages: 'More of the log',
  newest: 'Back to the newest',
  older: 'Older',
} as const

export const logKindWords = {
  enquiry: 'Enquiry',
  account: 'Account',
  company: 'Organisation',
  job: 'Advert',
  message_report: 'Reported message',
  subject_request: 'Data request',
  email: 'Email',
  emails: 'Several emails',
  daily_email: 'Daily email',
  figures: 'Figures',
} as const satisfies Record<LogKind, string>

const roleActions = Object.fromEntries(
  roles.flatMap((role) => [
    [`given_${role}`, `Approved as ${roleWords[role].toLowerCase()}`],
    [`taken_${role}`, `Removed as ${roleWords[role].toLowerCase()}`],
  ]),
)

const checked = { register: 'Checked the register', phone: 'Called the organisation', website: 'Looked at its website' }

const checkActions = Object.fromEntries(
  companyChecks.flatMap((check) => [
    [`checked_${check}`, checked[check]],
    [`checked_${check}_in_doubt`, `${checked[check]}: it doesn’t match what they told us`],
  ]),
)

const actions: Readonly<Record<string, string>> = {
  ...roleActions,
  given_team: 'Added to the team',
  taken_team: 'Removed from the team',
  taken_role: 'Removed from a portal',
  switched_on: 'Turned it on',
  switched_off: 'Turned it off',
  opened: 'Opened',
  taken: 'Took it on',
  given: 'Gave it to a colleague',
  left: 'Left it for somebody else',
  contacted: 'Noted a contact',
  call: 'Noted a call',
  taken_back: 'Undid a contact',
  replied: 'Replied by email',
  closed: 'Closed',
  reopened: 'Opened again',
  corrected: 'Corrected',
  released: 'Released',
  deleted: 'Deleted',
  began: 'Recorded the request',
  let_in: 'Approved access to the data',
  exported: 'Downloaded their data',
  answered: 'Answered',
  erased: 'Deleted their data',
  approved: 'Approved',
  approved_in_doubt: deskCompanyWords.withoutCheck,
  returned: 'Sent back',
  taken_off: 'Took off the board',
  allowed: 'Let a stopped line through',
  paused: 'Paused',
  resumed: 'Resumed',
  change_approved: 'Approved a change',
  change_returned: 'Refused a change',
  ...checkActions,
  requeued: 'Tried again',
  downloaded: 'Downloaded',
}

/** An action in words, made from the log's own name if we have none for it. */
export const actionText = (action: string): string => actions[action] ?? capitalised(action.replaceAll('_', ' '))

const kinds: Readonly<Record<string, string>> = logKindWords

/** Who did it: the log keeps words of its own for whoever has no place at the desk. */
export const actorText = (actor: string): string => (actor === 'the person themself' ? 'The person themselves' : actor)

/** Its end tells one from another, and leaves a line short enough to read: the link beside it finds the whole number. */
const shortNumber = (number: string): string => number.slice(-8)

const unnamed: Readonly<Partial<Record<LogKind, (subject: string) => string>>> = {
  account: (number) => `A deleted account (${shortNumber(number)})`,
  company: (number) => `An organisation that was deleted (${shortNumber(number)})`,
  job: (address) => `An advert that was deleted (${address})`,
  subject_request: (number) => `A request whose address was deleted (${shortNumber(number)})`,
  message_report: () => 'A message that somebody reported',
  email: () => 'One that we had given up on',
  emails: (number) => `${number} that we had given up on`,
  figures: (days) => `The last ${days}`,
  daily_email: () => 'Their own',
}

/** What a line is about that has no name, or none any more. */
export const unnamedText = (kind: string, subject: string): string => unnamed[kind as LogKind]?.(subject) ?? subject

/** What a line is about, in words, made from the log's own name if we have none for it. */
export const kindText = (kind: string): string => kinds[kind] ?? capitalised(kind.replaceAll('_', ' '))

import { roleWords } from '@/lib/content/account/account'
import { capitalised } from '@/lib/content/wording/date-text'
import { roles } from '@/lib/domain/access/role'
import type { LogKind } from '@/lib/domain/desk/log-query'

export const logWords = {
  title: 'Log',
  lead: 'What was done at this desk and to roles and accounts, and by whom. Nobody can change an entry, and each one is deleted after 24 months.',
  unavailable: 'We cannot show the log just now. Please try again in a minute.',
  filter: 'Filter the log',
  who: 'By',
  everybody: 'Everybody',
  commandLine: 'The command line',
  kind: 'Kind',
  everything: 'Everything',
  about: 'Reference or number',
  aboutHint: 'As shown in the log, for example SC-1A2B3C4D.',
  heading: 'Newest first',
  empty: 'There is nothing in the log for this.',
  when: 'When',
  what: 'What happened',
  subject: 'About',
  withOpenings: 'Show each time a page was opened',
  goneAccount: (number: string) => `A deleted account (${number})`,
  allAbout: 'All about this',
  allAboutName: (subject: string) => `All about this: ${subject}`,
  pages: 'More of the log',
  newest: 'Back to the newest',
  older: 'Older',
} as const

export const logKindWords = {
  enquiry: 'Enquiry',
  account: 'Account',
  company: 'Company',
  job: 'Job',
  message_report: 'Reported message',
  subject_request: 'Data request',
  email: 'Email',
  emails: 'Several emails',
  figures: 'Figures',
} as const satisfies Record<LogKind, string>

const roleActions = Object.fromEntries(
  roles.flatMap((role) => [
    [`given_${role}`, `Approved as ${roleWords[role].toLowerCase()}`],
    [`taken_${role}`, `Removed as ${roleWords[role].toLowerCase()}`],
  ]),
)

const actions: Readonly<Record<string, string>> = {
  ...roleActions,
  given_team: 'Added to the team',
  taken_team: 'Removed from the team',
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
  began: 'Began',
  let_in: 'Let the team see the data',
  exported: 'Exported',
  answered: 'Answered',
  erased: 'Erased',
  approved: 'Approved',
  returned: 'Sent back',
  taken_off: 'Took off the board',
  allowed: 'Let a stopped line through',
  paused: 'Paused',
  resumed: 'Resumed',
  change_approved: 'Approved a change',
  change_returned: 'Refused a change',
  checked_register: 'Checked the register',
  checked_phone: 'Called its number',
  checked_website: 'Looked at its website',
  requeued: 'Tried again',
  downloaded: 'Downloaded',
}

/** An action in words, made from the log's own name if we have none for it. */
export const actionText = (action: string): string => actions[action] ?? capitalised(action.replaceAll('_', ' '))

const kinds: Readonly<Record<string, string>> = logKindWords

/** What a line is about, in words, made from the log's own name if we have none for it. */
export const kindText = (kind: string): string => kinds[kind] ?? capitalised(kind.replaceAll('_', ' '))

import { deskCompanyWords } from '@/lib/content/desk/companies'
import { sourceLabels } from '@/lib/content/desk/enquiries'
import { callbackChoices, fieldWords } from '@/lib/content/enquiries/callback-form'
import { waitlistChoices, waitlistFieldWords, waitlistFormWords } from '@/lib/content/enquiries/waitlist-form'
import { capitalised, countText } from '@/lib/content/wording/date-text'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { EventKind } from '@/lib/domain/desk/enquiry-view'
import type { SubjectRequestKind, SubjectRequestOutcome } from '@/lib/domain/desk/subject-request'
import type { KeptEnquiryField } from '@/lib/domain/enquiries/enquiry-fields'
import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'

export const subjectKindWords = {
  access: 'A copy of their data',
  rectification: 'A correction',
  erasure: 'Erasure',
} as const satisfies Record<SubjectRequestKind, string>

export const subjectOutcomeWords = {
  done: 'Done',
  refused: 'Refused',
  nothing_kept: 'Nothing was kept',
} as const satisfies Record<SubjectRequestOutcome, string>

/** '3 days left', 'due today', '2 days late'. @param days from today to the deadline for answering */
export function daysLeftText(days: number): string {
  if (days === 0) return 'due today'
  return days > 0 ? `${countText(days, 'day')} left` : `${countText(-days, 'day')} late`
}

export const subjectListWords = {
  title: 'Data requests',
  heading: 'Data requests',
  lead: 'Everybody who asked to see, correct or erase what we keep about them, and when we answered. The law gives us one month.',
  open: (count: number) => `Open (${count})`,
  closed: 'Closed',
  closedCaption: 'Closed requests, latest first',
  openEmpty: 'No requests are open. Record one on the day it reaches us: the month begins on that day.',
  closedEmpty: 'No requests have been closed yet. Each one stays here for 24 months after it was answered.',
  columns: {
    address: 'Whose data',
    kind: 'What they ask for',
    received: 'Received',
    due: 'Answer by',
    left: 'Deadline',
    done: 'Closed on',
    outcome: 'Outcome',
  },
  erased: (digest: string) => `Erased (${digest.slice(0, 12)})`,
  erasedNote:
    'When we erase an address we keep only a code made from it, to recognise it if the same person writes again.',
  older: 'Older requests',
  newest: 'Back to the latest',
  begin: {
    heading: 'Record a new request',
    text: 'We email a code to the address you enter. To see the data, you need that code from the person, or the approval of a second member of the team.',
    kind: 'What are they asking for?',
    choose: 'Choose one',
    email: 'Email address the request is about',
    emailHint: 'If they gave only a phone number, enter the reference of their enquiry, such as SC-7F3K9Q2M.',
    receivedOn: 'Date received',
    receivedHint: 'By email, phone, letter or in person. The month starts on this day.',
    submit: 'Record request',
  },
} as const

/** Before anybody on the team sees what is kept about a person. */
export const subjectDoorWords = {
  heading: 'Before you see their data',
  lead: 'You can’t look up a person’s data on your own. Either the person gives you the code we emailed them, or a second member of the team approves it and says why.',
  leadWithoutCode:
    'You can’t look up a person’s data on your own. There is no email address for a code, so a second member of the team has to approve it and say why.',
  code: 'Code from their email',
  codeHint:
    'Six digits. We sent it when the request was recorded, and it works until the request is closed, or until five wrong codes have been entered.',
  codeSubmit: 'Check the code',
  reason: 'Why does the team have to see it?',
  reasonHint: 'For example, they wrote from this address, or gave proof of who they are. This stays with the request.',
  reasonSubmit: 'Let the team see it',
  second: 'Or ask a second member of the team to approve it',
  secondAlone: 'Ask a second member of the team to approve it',
  ownRequest:
    'You recorded this request, so you can’t approve it yourself. Ask the person for the code, or ask another member to open this page.',
  ownWithoutCode: 'You recorded this request, so you can’t approve it yourself. Ask another member to open this page.',
  aloneByCode:
    'You recorded this request and are the only member of the team, so ask the person for the code. If they can’t give it, add a second member, who can then open this page.',
  aloneWithoutCode:
    'You recorded this request and are the only member of the team, and a reference has no email address for a code. Add a second member, who can then open this page.',
  addMember: 'Add a member to the team',
  close: 'Close this request without seeing the data',
  closeText:
    'For example, because nobody could show that the data is theirs. First tell whoever asked why, and that they can complain to the ICO.',
  identity: 'How did you try to find out who they are?',
  answer: 'What did you tell them, and how?',
} as const

/** What the person is told. It reveals nothing about the service. */
export const subjectRequestEmail = {
  subject: 'A request about your data',
  preview: 'Please keep your code.',
  paragraphs: (code: string, contact: string) => [
    'Somebody asked us about the data that we keep under this email address.',
    `If it was you, give us this code when we ask for it: ${code}`,
    `If it was not you, please write to us at once: ${contact}. Until somebody gives the code, or a second person on our team has checked the request, nobody sees your data.`,
  ],
} as const

export const subjectPageWords = {
  title: 'Data request',
  back: 'All data requests',
  facts: {
    received: 'Received',
    due: 'Answer by',
    left: 'Deadline',
    closed: 'Closed',
  },
  gone: 'We’ve erased the address. Only a code made from it is left:',
  others: 'Other requests about this address',
  enquiry: 'See the enquiry',
  kept: 'What we keep',
  /** The last day for the answer, where the month ends on a day on which nobody works. */
  nextWorkingDay: (day: string, ends: string) => `${day}, as ${ends} is not a working day`,
  nothing: 'We keep nothing about this address.',
  download: 'Download as JSON',
  downloadPrint: 'To send a copy that is easy to read, choose ‘Print’ and save this page as a PDF.',
  downloadText:
    'The JSON file has everything, for a computer to read. Email a copy to this address only, and delete it from your device afterwards.',
  account: 'Account',
  noAccount: 'There is no account with this address.',
  accountFacts: {
    name: 'Name',
    role: 'Kind of account',
    verified: 'Address verified',
    made: 'Created',
    lastSignIn: 'Last signed in',
    never: 'Never',
    sessions: 'Signed in now',
    nowhere: 'No',
    devices: (count: number) => `On ${countText(count, 'device')}`,
    changes: 'Changes to the kind of account',
    emails: 'Emails about the account',
  },
  referrals: 'What they sent to an organisation about themselves',
  referralLine: (day: string, reference: string, organisation: string) => `${day}: ${reference}, to ${organisation}`,
  searches: 'Saved searches',
  searchLine: (search: string, isOn: boolean) => `${search} (${isOn ? 'on' : 'not confirmed'})`,
  isOpen: 'open',
  none: 'None',
  no: 'No',
  notGiven: 'Not given',
  enquiryHeading: (source: EnquirySource, reference: string) => `${reference} (${sourceLabels[source]})`,
  sent: 'Sent',
  state: 'Status',
  held: 'held as suspected spam',
  consents: 'Agreed to',
  consentLine: (granted: boolean, wording: string) => `${granted ? 'Yes' : 'No'}: ‘${wording}’`,
  emails: 'Emails',
  emailLine: (kind: string, to: string) => `${capitalised(kind.replaceAll('_', ' '))} to ${to}`,
  notSent: 'not sent',
  history: 'History',
  opened: (count: number) => `The audit log has ${countText(count, 'line')} about it.`,
  correct: 'Change',
  correctHow:
    'Their email, letter or call says what is wrong. In the enquiry below, choose ‘Change’ beside that detail, correct it, then tell them.',
  close: {
    headings: {
      access: 'Close this request',
      rectification: 'Close this request',
      erasure: 'Close this request without erasing',
    } satisfies Record<SubjectRequestKind, string>,
    outcome: 'How did it end?',
    choose: 'Choose one',
    text: 'A refusal needs a reason in law. Tell the person the reason, and that they can complain to the ICO, before you close it here.',
    identity: 'How did you know that it was them?',
    identityHint: 'For example, by the code, or by a call to the number on their enquiry.',
    answer: 'What did you send, and how?',
    answerHints: {
      access: 'For example, the copy as a file, by email to this address. For a refusal, what you wrote.',
      rectification:
        'For example, an email to this address that says what you corrected. For a refusal, what you wrote.',
      erasure: 'For example, an email to this address that says that we keep nothing, or why nothing was erased.',
    } satisfies Record<SubjectRequestKind, string>,
    submit: 'Close request',
  },
  erase: {
    heading: 'Erase everything',
    goes: 'What will be deleted, immediately and for good',
    stays: 'What the law lets us keep',
    staysRequest:
      'The record of this request, with a code in place of the address, for 24 months, so that we can show we did it.',
    staysRoles:
      'A record that the account was given a portal, with a number instead of a name, for 12 months after that.',
    staysLog: 'What the team did about these enquiries, in the audit log, without an address, for 24 months.',
    staysApplications:
      'Of their job applications, only the dates and how each one ended, for statistics. Nothing in them says whose they were. For 6 months after each one ended, the employer can see its old reference, and that it was withdrawn or deleted.',
    staysSteps:
      'What they did in companies, on jobs and in other people’s applications, with a number instead of a name, as part of that history.',
    staysReadings: 'That they opened a statement, and when, without a name, for the person who shared it.',
    staysBackups: 'Copies in backups until they are replaced. After a backup is restored, erase the address again.',
    closes:
      'Erasing closes the request too. If the person wants an answer by email, send it first: afterwards the address is gone.',
    mailbox:
      'After that, an email to the team’s mailbox lists the notifications that are still there. Delete those by hand.',
    counts: {
      account: 'the account, with its password and name',
      sessions: (count: number) => countText(count, 'device that is signed in', 'devices that are signed in'),
      enquiries: (count: number) => countText(count, 'enquiry or application', 'enquiries and applications'),
      consents: (count: number) => countText(count, 'record of consent', 'records of consent'),
      emails: (count: number) => countText(count, 'record of an email', 'records of emails'),
      notes: (count: number) => countText(count, 'line of history and call notes', 'lines of history and call notes'),
      searches: (count: number) => countText(count, 'saved search', 'saved searches'),
      profile: 'their profile, with their card and contact details, and the jobs and companies on their lists',
      applications: (count: number) =>
        `${countText(count, 'job application')}: who it was, every message, and everything about a record`,
      openApplications: (count: number) =>
        count === 1
          ? '1 application that is still open is withdrawn'
          : `${count} applications that are still open are withdrawn`,
      statements: (count: number) =>
        `${countText(count, 'version')} of their statement about a record. Employers can’t read it from then on`,
      worksFor: (company: string) =>
        `their place in ${company}. If nobody else works there, the company is paused and its jobs come off the board`,
      companies: (count: number) =>
        countText(count, 'company they asked for that isn’t approved', 'companies they asked for that aren’t approved'),
      referrals: (count: number) => countText(count, 'referral of themselves', 'referrals of themselves'),
      invitations: (count: number) => countText(count, 'invitation to join a company', 'invitations to join a company'),
      nothing: 'Nothing: we keep nothing about this address. Only the address in the request itself goes.',
    },
    lines: (count: number) => (count === 1 ? 'There is 1 line.' : `There are ${count} lines.`),
    confirm: 'Type the address to confirm',
    submit: 'Erase everything',
  },
} as const

/** What live hiring keeps about an address: counts and states, never what somebody wrote. */
export const keptHiringWords = {
  heading: 'Hiring',
  onlyCounts:
    'This page only counts it. The JSON file has all of it, except the text of a statement: only the person can download that, from their account page.',
  profile: 'Profile',
  changed: (day: string) => `Last changed on ${day}`,
  applications: 'Applications',
  applicationCount: (all: number, open: number) => (open === 0 ? String(all) : `${all} (${open} open)`),
  statements: 'Versions of their statement',
  statementCount: (versions: number, shared: number) =>
    shared === 0 ? String(versions) : `${versions}, shared in ${countText(shared, 'application')}`,
  jobs: 'Jobs saved or hidden',
  hiddenCompanies: 'Companies they hide from',
  worksFor: 'Works for',
  since: (company: string, day: string) => `${company}, since ${day}`,
  askedFor: 'Companies they asked for',
  companyLine: (name: string, state: CompanyState) => `${name} (${deskCompanyWords.states[state]})`,
  steps: 'Steps in companies, jobs and other people’s applications',
  messages: 'Messages about applications',
  statementsRead: 'Statements they opened',
  invitations: 'Invitations to join a company',
  invitationLine: (day: string, company: string, state: 'sent' | 'used' | 'withdrawn') =>
    `${day}: ${company} (${{ sent: 'sent', used: 'accepted', withdrawn: 'withdrawn' }[state]})`,
} as const

export const subjectCorrectionWords = {
  title: 'Correct a field',
  heading: (label: string) => `Correct: ${label}`,
  now: 'It says now',
  value: 'It should say',
  hint: 'The old value stays in the enquiry’s history until the enquiry is deleted.',
  emailHint:
    'The enquiry is then kept under the new address: it is shown in the portal for that address, and any emails not yet sent will go there.',
  submit: 'Save the correction',
  cancel: 'Go back without changing it',
} as const

export const subjectProblems = {
  outcome: 'Choose the outcome.',
  other_address: 'That isn’t the address in this request. Type it exactly as it’s shown at the top.',
  others_open:
    'Another request about this address is open. Answer that one first: once the data is erased, there’s nothing left to answer it with.',
  member: 'This account belongs to a member of the team. Remove them from the team first.',
  closed: 'This request is already closed, so nothing was changed.',
  not_opened:
    'Nobody has opened this request yet, so nothing was changed. Enter the person’s code, or ask a second member of the team.',
  changed:
    'Somebody changed this enquiry while you were writing. What you typed is still here: check what it says now, then save again.',
  unchanged: 'It already says that.',
  wrong_code: 'That isn’t the code we sent. Ask them to read it out again.',
  too_many_codes: 'Five wrong codes were entered. Ask a second member of the team to approve it.',
  same_member: 'Whoever recorded the request can’t do this: ask somebody else on the team.',
  code: 'Enter the code from their email.',
  code_length: 'The code has six digits.',
  reason: 'Write why the team has to see this person’s data.',
  identity: 'Write how you knew that it was them.',
  answer: 'Write what you sent, and how.',
  missing: 'We can’t find that request. Nothing was changed.',
} as const

/** Confirmations at the top of a page after an action, by the word in its URL. */
export const subjectDoneWords = {
  'subject-begun': 'Request recorded. We’re emailing a code to this address, for the person to give you.',
  'subject-untold': 'Request recorded. It came without an email address, so tell the person yourself.',
  'subject-opened': 'You can see below what we keep about this address.',
  'subject-already': 'This request had already been recorded. Here it is.',
  'subject-closed': 'Request closed. It stays in the list for 24 months.',
  'subject-corrected': 'Corrected. The old value is in the history.',
  'subject-erased': 'Erased. Delete the notifications from the mailbox too: an email to the team lists them.',
} as const

const eventWords: Readonly<Record<string, string>> = {
  taken: 'Somebody on the team took it on',
  given: 'It was passed to somebody on the team',
  left: 'The team member who had it put it back',
  contacted: 'The person was contacted',
  call: 'A call',
  taken_back: 'The contact before this was undone',
  replied: 'The team wrote an email',
  closed: 'Closed',
  reopened: 'Opened again',
  released: 'Released from suspected spam',
} satisfies Record<Exclude<EventKind, 'corrected'>, string>

/** A line of an enquiry's history, without the name of the team member. */
export function historyWords(
  source: EnquirySource,
  event: { kind: string; note: string; field: string | null; old_value: string | null; subject?: string | null },
): string {
  if (event.kind === 'corrected' && event.field) {
    const before = valueText(source, event.field, event.old_value ?? '')
    return `${fieldLabel(source, event.field)} was corrected. Before: ${before}`
  }
  const words = [eventWords[event.kind] ?? capitalised(event.kind), ...(event.subject ? [event.subject] : [])].join(
    ': ',
  )
  return event.note === '' ? words : `${words}: ${event.note}`
}

type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>
const ofCallbacks: Choices = callbackChoices
const ofWaitlist: Choices = {
  ...waitlistChoices,
  support: { '': waitlistFormWords.noneChosen, ...waitlistChoices.support },
}

const longFields: ReadonlySet<string> = new Set<KeptEnquiryField>(['message', 'support', 'skills', 'experience'])

/** The labels of a field's choices, by value; undefined if the field is typed. */
export const choicesOf = (source: EnquirySource, field: string): Readonly<Record<string, string>> | undefined =>
  (source === 'waitlist' ? ofWaitlist : ofCallbacks)[field]

/** Whether a field is free text that may have several lines. */
export const isLongField = (source: EnquirySource, field: string): boolean =>
  longFields.has(field) && !choicesOf(source, field)

/** A field's label on the form it was sent with. */
export function fieldLabel(source: EnquirySource, field: string): string {
  const words: Readonly<Record<string, { label: string }>> = source === 'waitlist' ? waitlistFieldWords : fieldWords
  return words[source === 'waitlist' && field === 'phoneNumber' ? 'phone' : field]?.label ?? field
}

/** What was typed, or the label of what was chosen. */
export const valueText = (source: EnquirySource, field: string, value: string): string =>
  choicesOf(source, field)?.[value] ?? (value === '' ? subjectPageWords.notGiven : value)

import { dayText, weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { triesBeforeGivingUp, type ReachWay, type StepRefusal, type WorkOutcome } from '@/lib/domain/desk/enquiry-steps'
import type { EmailStatus, EventKind } from '@/lib/domain/desk/enquiry-view'

/** Confirmations at the top of a page after an action, by the word in its URL. */
export const enquiryDoneWords = {
  take: 'You’re now the owner. You’ll find it under ‘Mine’.',
  give: 'The enquiry has a new owner, who’ll find it under ‘Mine’.',
  leave: 'Nobody owns the enquiry now. Anyone on the team can take it.',
  contact: 'Noted. The enquiry stays open: if nothing more is needed, close it.',
  take_back: 'Undone. That contact no longer counts anywhere.',
  close: 'Enquiry closed. You can open it again on this page.',
  reopen: 'Enquiry reopened. It’s among the open ones again.',
  resend: 'We’re sending that email again.',
  reply_close: 'Your reply is on its way, and the enquiry is closed as answered.',
  reply_saved: 'Your reply is saved for a week. Only you can see it, and nothing has been sent.',
  reply: 'Your reply is on its way. You can see in the history when it has been sent.',
} as const
/** Follows on where an account has the address. */
export const seesClosedWords = 'They can see it in their account.'
export type EnquiryDone = keyof typeof enquiryDoneWords

export const stepRefusalWords = {
  held: 'This enquiry is held. Release it first.',
  closed: 'This enquiry is closed. Open it again first.',
  not_closed: 'This enquiry is already open.',
  has_it_already: 'They already own it.',
  nobody_has_it: 'Nobody owns it.',
  nothing_to_take_back: 'There is nothing to undo: the last step was something else.',
  too_late_to_take_back: 'A contact can be undone for an hour. Note another one to put it right.',
  call_to_come: 'That time is in the future. Enter when it was.',
  call_before_enquiry: 'That’s before the enquiry arrived. Enter when it was.',
  next_try_past: 'The day of the next contact is in the past. Choose today or a later day.',
  next_try_far: 'The day of the next contact is more than a year away.',
  not_contacted: 'Nobody has contacted them yet. You can close it this way once somebody has.',
  too_few_tries: `You can close it this way after ${triesBeforeGivingUp} tries without an answer.`,
} as const satisfies Record<StepRefusal, string>

export const enquiryProblems = {
  missing: 'There is no enquiry with this reference. It may have been deleted.',
  changed:
    'Somebody else changed this enquiry while you had it open. What you entered hasn’t been saved yet: read what changed, then send it again.',
  closedMeanwhile:
    'Somebody closed this enquiry while you had it open, so your note was not saved. Copy it from below, then open the enquiry again under ‘What to do’ and add it.',
  noMember: 'They have left the team. Choose somebody else.',
  way: 'Choose how you contacted them.',
  contactedAt: 'Enter the day and time.',
  nextTryOn: 'Enter the day of the next contact, or leave it empty.',
  outcome: 'Choose how it ended.',
  to: 'Choose who to give it to.',
  email: 'We can’t send that email again. It has been sent, is already waiting, or its text has been deleted.',
} as const

export const workOutcomeWords = {
  answered: 'Answered',
  company: 'Joined us as an employer',
  partner: 'Joined us as a partner organisation',
  waitlist: 'Joined the waitlist',
  referred: 'Passed on to somebody else',
  not_for_us: 'Not something we can help with',
  no_answer: `No answer after ${triesBeforeGivingUp} tries`,
  duplicate: 'A duplicate of another enquiry',
  spam: 'Spam',
} as const satisfies Record<WorkOutcome, string>

export const reachWayWords = {
  reached: 'Called and spoke to them',
  no_answer: 'Called, no answer',
  left_message: 'Called and left a message',
  wrong_number: 'Called, wrong number',
  emailed: 'Emailed them from another mailbox',
  met: 'Spoke to them in person',
} as const satisfies Record<ReachWay, string>

export const eventWords = {
  taken: 'Taken',
  given: 'Given to somebody',
  left: 'Left for somebody else',
  contacted: 'Contacted',
  call: 'Call',
  taken_back: 'Undone: the contact before this no longer counts',
  replied: 'Replied by email',
  closed: 'Closed',
  reopened: 'Opened again',
  corrected: 'Corrected',
  released: 'Released',
} as const satisfies Record<EventKind, string>

export const emailStatusWords = {
  pending: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  dead: 'Not sent',
  held: 'Held',
} as const satisfies Record<EmailStatus, string>

export const enquiryEmailKindWords = {
  confirmation: 'Confirmation to the person',
  notification: 'Notice to the team',
  enquiry_reply: 'Reply to the person',
} as const

export const enquiryWords = {
  back: 'All enquiries',
  noneHeading: 'No enquiry has this reference',
  noneText: 'It may have been deleted: we keep an enquiry for 12 months at most.',
  changedHeading: 'What changed',
  noteTyped: 'Your note',
  held: 'Held',
  dueOn: (on: PlainDate) => `First contact promised by ${dayText(on)}`,
  contactedOn: (on: string) => `First contact on ${on}`,
  nextTry: (on: PlainDate) => `Next contact on ${dayText(on)}`,
  nextTryAfterCall: (on: PlainDate) => `next contact on ${dayText(on)}`,
  tries: (count: number) => (count === 1 ? '1 try without an answer' : `${count} tries without an answer`),
  receivedOn: (when: string) => `Received on ${when}`,
  owner: 'Owner',
  nobody: 'Nobody yet',
  formerMember: 'Somebody who has left the team',
  you: (email: string) => `You (${email})`,
  reachHeading: 'How to reach them',
  phone: 'Phone',
  notGiven: 'Not given',
  noAddress: 'They gave no email address, so we can’t look for what else they sent.',
  email: 'Email',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select and copy it by hand',
  sentHeading: 'What they sent',
  workHeading: 'What to do',
  next: 'Next enquiry',
  take: 'Take it',
  takeOver: 'Take it over',
  leave: 'Put it back, with no owner',
  giveHeading: 'Give it to a colleague',
  giveTo: 'New owner',
  chooseOne: 'Choose one',
  give: 'Give it',
  takeBack: 'Undo this contact',
  takeBackHint: (what: string) => `You can undo ‘${what}’ for an hour after it was noted.`,
  replyLink: 'Write a reply',
  replyDraftLink: 'Go on with your reply',
  closeTells: 'We don’t email them when you close it. Write a reply first if they should know why.',
  closeWithDraft: 'You’ve begun a reply that has not been sent. Closing the enquiry doesn’t send it.',
  replyHint: 'A reply is sent from here and kept in the history.',
  noReplyAddress: 'They gave no email address, so please call them.',
  replySubject: 'Subject',
  replyState: 'Email',
  contactHeading: 'Note a call or other contact',
  way: 'How did you contact them?',
  contactedAt: 'When was it?',
  nextTryOn: 'Next contact on (optional)',
  nextTryHint: (on: PlainDate) =>
    `If you leave this empty after no answer or a message, we’ll use the next working day, ${dayText(on)}.`,
  note: 'What was said (optional)',
  noteHint: 'At most 2,000 characters. Please don’t write about convictions.',
  saveContact: 'Save the contact',
  closeHeading: 'Close it',
  outcomesToCome: 'There are more ways to close it once somebody has contacted them.',
  outcomesAfterTries: `There are more ways to close it once somebody has contacted them, or after ${triesBeforeGivingUp} tries without an answer.`,
  closePromised: (on: PlainDate) => `The next contact is on ${weekdayText(on)}. Closing the enquiry cancels that.`,
  outcome: 'How did it end?',
  closeNote: 'Anything to add (optional)',
  close: 'Close the enquiry',
  reopen: 'Open it again',
  heldText:
    'This enquiry is held: nobody has been told about it and no emails have been sent. You can release it from the list of held enquiries.',
  historyHeading: 'History',
  noHistory: 'Nothing has been done yet.',
  by: 'by',
  calledAtText: (when: string) => `on ${when}`,
  givenTo: (owner: string) => `to ${owner}`,
  correctedField: (field: string) => `field: ${field}`,
  consentsHeading: 'What they agreed to',
  noConsents: 'We have no record of what they agreed to.',
  consents: {
    purpose: 'For',
    answer: 'Answer',
    wording: 'Wording',
    when: 'When',
    purposes: {
      contact: 'Being contacted',
      record: 'Keeping what they write about a record',
      marketing: 'News by email',
    },
    unasked:
      'No agreement to keep anything about a record: the box was ticked for them, and this was not beside it. Ask them, or take it out.',
    yes: 'Yes',
    no: 'No',
    version: (version: string) => `version ${version}`,
  },
  emailsHeading: 'Emails about it',
  emails: {
    kind: 'Email',
    to: 'To',
    state: 'Status',
    action: 'Send again',
    sentOn: (when: string) => `on ${when}`,
    tries: (count: number) => (count === 1 ? 'tried once' : `tried ${count} times`),
    nextTry: (when: string) => `next try ${when}`,
    resend: 'Send again',
    none: 'There are no emails for this enquiry.',
  },
  unavailable: 'We cannot show this just now. Please try again in a minute.',
  sameHeading: 'What we know already',
  companyOf: {
    a_member: 'the email address belongs to one of its people',
    b_website: 'their email address is at its website’s domain',
    c_name: 'only the name matches',
  },
  companies: 'Organisations with the same name or email domain',
  account: (since: string) => `Account created ${since}`,
  noAccount: 'No account with this address.',
  unverified: 'the address is not verified',
  others: 'Other enquiries from this address',
  noOthers: 'No other enquiry from this address.',
} as const

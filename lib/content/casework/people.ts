import { andText } from '@/lib/content/wording/in-sentence'
import { countText, dayText, timeText } from '@/lib/content/wording/date-text'
import type { SafeTimes, WeekDay } from '@/lib/domain/casework/safe-times'
import { recordWordsOfAFile } from '@/lib/content/casework/record-words'
import type { SupportConsentWay } from '@/lib/domain/casework/consent'
import { mostImported, type ImportColumn } from '@/lib/domain/casework/import-columns'
import type { ImportProblem, ImportWords } from '@/lib/domain/casework/people-import'
import { paperCodeDays } from '@/lib/domain/casework/paper-code'
import type { PeopleSort } from '@/lib/domain/casework/caseload-query'
import type { FirstNeed, Look } from '@/lib/domain/casework/support-alerts'
import type { TimeToRelease } from '@/lib/domain/casework/time-to-release'
import type {
  OpeningReason,
  Place,
  ReleaseUnknown,
  SafeWay,
  ShareKind,
  WorkFilter,
  WorkState,
} from '@/lib/domain/casework/supported-person'
import type { RestrictionKind, RestrictionSource } from '@/lib/domain/casework/work-restriction'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Labels<Code extends string> = Readonly<Record<Code, string>>

export const workStateLabels: Labels<WorkState> = {
  not_started: 'Not started',
  needs_help: 'Needs support before work',
  ready: 'Ready for work',
  does_not_want: 'Does not want help',
  no_right_to_work: 'No right to work yet',
}
export const workFilterLabels: Labels<WorkFilter> = { ...workStateLabels, in_work: 'In work' }

/** How far somebody is with work; since when, once a job start is confirmed and while no check found that it ended. */
export const workText = (state: WorkState, inWorkSince: PlainDate | null): string =>
  inWorkSince === null ? workStateLabels[state] : `In work since ${dayText(inWorkSince)}`

export const placeLabels: Labels<Place> = { community: 'In the community', custody: 'In custody' }
export const releaseUnknownLabels: Labels<ReleaseUnknown> = {
  not_set: 'No day is set yet',
  not_told: 'We have not been told',
  may_change: 'The day may change',
}
export const safeWayLabels: Labels<SafeWay> = {
  call: 'Call',
  text: 'Text',
  email: 'Email',
  post: 'Post',
  in_person: 'In person',
}
export const supportConsentWayLabels: Labels<SupportConsentWay> = {
  signed: 'Signed',
  spoken: 'Said aloud, and noted',
  online: 'Given online',
}
export const restrictionLabels: Labels<RestrictionKind> = {
  districts: 'Cannot work in some areas',
  hours: 'Can work only at some hours',
  devices: 'Cannot use some devices',
  no_lone_under_18: 'Cannot work alone with under-18s',
  officer_approves: 'A supervising officer approves the job first',
}
export const restrictionSourceLabels: Labels<RestrictionSource> = {
  person: 'The person told us about it',
  practitioner: 'Their probation practitioner told us about it',
  document: 'Seen in a document',
}
/** The same as the person reads them about themselves. */
export const ownRestrictionLabels: Labels<RestrictionKind> = {
  districts: 'You can’t work in some areas',
  hours: 'You can work only at some hours',
  devices: 'You can’t use some devices',
  no_lone_under_18: 'You can’t work alone with under-18s',
  officer_approves: restrictionLabels.officer_approves,
}
export const ownRestrictionSourceLabels: Labels<RestrictionSource> = {
  person: 'You told them about it',
  practitioner: 'Your probation practitioner told them about it',
  document: restrictionSourceLabels.document,
}
export const openingReasonLabels: Labels<OpeningReason> = {
  added: 'Added this person',
  cover: 'Covering for a colleague',
  handover: 'Handing over to somebody else',
  asked: 'The person asked us to',
  safety: 'Worried about somebody’s safety',
  quality: 'Checking our own work',
  other: 'Something else',
}
/** The same as the person reads them. */
export const ownOpeningReasonLabels: Labels<OpeningReason> = {
  ...openingReasonLabels,
  added: 'Added you',
  asked: 'You asked them to',
  quality: 'Checking their own work',
}
export const timeToReleaseLabels: Labels<TimeToRelease> = {
  '4_weeks': 'Within 4 weeks',
  '12_weeks': 'Within 12 weeks',
  later: 'Later',
  unknown: 'Day not known',
}
/** Whom a list filtered by it names. */
export const releasedWords: Labels<TimeToRelease> = {
  '4_weeks': 'release day in the next 4 weeks, or already past',
  '12_weeks': 'release day in the next 12 weeks, or already past',
  later: 'release day more than 12 weeks away',
  unknown: 'in custody, release day not known',
}
export const peopleSortLabels: Labels<PeopleSort> = {
  name: 'Name',
  release: 'Soonest release first',
  waiting: 'Longest without a change first',
}
export const lookLabels: Labels<Look> = {
  message: 'Unread messages',
  correction: 'Correction asked for',
  contact: 'No contact for 14 days',
  step: 'Plan step overdue',
  consent: 'Consent ends soon or has ended',
  ready: 'Ready for work, no open application',
}
/** Why somebody is looked at first, in one sentence. */
export const firstNeedWords: Readonly<Record<FirstNeed, (on: string, isOver: boolean) => string>> = {
  nobody: (on) => `Nobody helps them yet. On your list since ${on}.`,
  first_contact: (on) => `First contact was due by ${on}. None has been recorded yet.`,
  message: (on) => `Sent a message on ${on} that hasn’t been read.`,
  correction: (on) => `Said on ${on} that something in their file is wrong.`,
  contact: (on) => `No contact since ${on}.`,
  step: (on) => `A step in their plan has been overdue since ${on}.`,
  consent: (on, isOver) => `Their consent ${isOver ? 'ended' : 'ends'} on ${on}.`,
  release: (on, isOver) => `${isOver ? 'Was due' : 'Due'} for release on ${on}, and their plan has no steps yet.`,
  ready: (on) => `Ready for work since ${on}. No job or application yet.`,
}
export const shareLabels: Labels<ShareKind> = {
  profile: 'Your profile: what you can do and when you can work',
  applications: 'Your applications, and where each one stands',
  diary: 'Your diary: when you have an interview',
  statement: 'That you have written a statement',
}

/** What somebody agrees to. A change of these words is a new version. */
export const supportConsentWording = {
  version: '2026-11-2',
  of: (organisation: string): string =>
    `${organisation} may keep what I tell them about how to reach me, where I am, what help I need, what a job must allow for, and notes of what we agree and do, to help me find work and stay in it. They may not keep what I was convicted of. I can see what they keep, correct it, and end this at any time.`,
} as const

const days = (date: PlainDate): string => dayText(date)

/** How long it is until a release, in whole weeks: in the last one no week is whole. */
export const untilRelease = (weeks: number): string =>
  weeks === 0 ? 'within a week' : `in ${countText(weeks, 'week')}`

/** So many of those who were handed over are named. */
const mostNamed = 10

type HandedOver = {
  names: readonly string[]
  /** How many more were chosen, whom that colleague helps already, or nobody did before either. */
  others: number
  /** Null for nobody at the moment. */
  worker: { name: string; isOwn: boolean } | null
}

/** Who was handed over, and to whom. */
export function handedOverText({ names, others, worker }: HandedOver): string {
  const helper = worker === null ? 'Nobody' : worker.isOwn ? 'You' : worker.name
  const helps = worker?.isOwn ? 'help' : 'helps'
  if (names.length === 0)
    return `${worker === null ? 'Nobody helped them before either' : `${helper} ${helps} them already`}. Nothing has changed.`
  const more = names.length - mostNamed
  const who = andText(more > 1 ? [...names.slice(0, mostNamed), `${more} others`] : names)
  const done =
    worker === null || worker.isOwn ? `${helper} ${helps} ${who} now.` : `You have handed over ${who} to ${helper}.`
  if (others === 0) return done
  return `${done} For ${others === 1 ? 'the other one' : `the other ${others}`} nothing has changed.`
}

/** The words of the list, the file and its forms. */
export const peopleWords = {
  title: 'People',
  lead: 'Everybody who has agreed that your organisation may keep a file on them.',
  own: 'Everybody you help.',
  add: 'Add a person',
  import: 'Add people from a spreadsheet',
  filter: 'Filter',
  filterAndSort: 'Filter and sort',
  find: 'Name or reference',
  findSubmit: 'Find',
  worker: 'Who helps them',
  everybody: 'Everybody',
  nobody: 'Nobody yet',
  me: 'Me',
  helpedBy: (who: string): string => `helped by ${who}`,
  helpedByNobody: 'helped by nobody yet',
  state: 'Work status',
  stateColumn: 'Work',
  anyState: 'Any',
  release: 'Time to release',
  anyRelease: 'Any',
  look: 'Alert',
  anyLook: 'Any',
  needsHelp: 'Needs help with reading, access or language',
  sharesApplications: 'Shares their applications',
  seeEverybody: 'See everybody',
  seeAll: 'See all of them',
  closed: 'Closed files only',
  sort: 'Sort by',
  who: 'Name',
  where: 'Where',
  consent: 'Consent',
  changed: 'Last change',
  nextAppointment: 'Next appointment',
  noneBooked: 'None booked',
  account: 'has an account',
  empty:
    'Nobody here yet. Everybody who agrees that you keep a file about them is listed here. Add the first person, or a whole list from a spreadsheet.',
  emptyOwn: 'You aren’t helping anybody at the moment. Add a person, or a whole list from a spreadsheet.',
  notFound: 'Nobody matches. Change or clear the filter.',
  noRight: 'You can’t see people yet. Ask a colleague who manages access to let you support people or see everybody.',
  whoManages: 'See who manages access',
  notApproved: 'This opens once our team has approved your organisation.',
  noOrganisation: 'You are not part of an organisation yet.',
  pages: 'Pages of people',
  first: 'First page',
  next: 'Next 50',
  load: 'Caseload by colleague',
  helps: 'Colleague',
  people: 'People',
  counted: (count: number): string => (count === 1 ? '1 person' : `${count} people`),
  countedHere: (count: number): string => `${count} people on this page`,
  noName: 'A colleague without a name',
  download: 'Download this list (CSV)',
  choose: (name: string): string => `Hand ${name} over`,
  chooseColleague: 'Choose',
  needsHelpShort: 'needs help with reading, access or language',
  handOver: 'Hand people over',
  handOverHint: 'Tick people in the list, then choose a colleague.',
  handOverTo: 'Who helps them from now on',
  handOverSubmit: 'Hand over',
  nobodyTakesOver:
    'There’s nobody to hand over to, because nobody else at your organisation has permission to support people. Whoever manages access can invite a colleague.',
  seeManagers: 'See your colleagues and who manages access',
  releaseOn: (on: PlainDate, weeks: number): string =>
    weeks < 0 ? `Was due for release on ${days(on)}` : `Due for release on ${days(on)}, ${untilRelease(weeks)}`,
  consentEnds: (on: PlainDate): string => `Until ${days(on)}`,
  consentEnded: (on: PlainDate): string => `Ran out on ${days(on)}`,
  consentNone: 'None',
} as const

export const newPersonWords = {
  title: 'Add a person',
  lead: 'Ask for their consent first. You can’t keep a file without it.',
  consent: 'What they agree to',
  submit: 'Add this person',
  agreed: 'They have read these words, or somebody has read them out, and they agree',
  namesakes: 'Already on your list with this name',
  isSomebodyElse: 'This is somebody else with the same name',
} as const

/** The label of a field that can stay empty. */
export const optionalLabel = (label: string): string => `${label} (optional)`

export const personFields = {
  contactPart: 'Who they are, and how to reach them safely',
  workPart: 'Work',
  helpPart: 'Interpreter, reading and access',
  workReferencePart: 'Work, and your own reference',
  placePart: 'Where they are, and their probation practitioner',
  timesPart: 'Days and times for reminders',
  nothingYet: 'Nothing filled in',
  morePart: 'More details (optional): probation practitioner, reminder days, your reference',
  name: 'Name they like to use',
  own_reference: 'Your own reference',
  ownReferenceHint: 'If your organisation has a number for them.',
  phone: 'Phone',
  email: 'Email',
  safe_ways: 'Safe ways to reach them',
  phoneHint: 'Enter a number if you tick Call or Text below.',
  safeWaysHint:
    'Nobody should contact them in any other way. We keep no postal address: if only post or a meeting is safe, say in the next part whom to ask.',
  noSafeWayHint:
    'Nobody should contact them in any other way. We keep no postal address: for post or in person, the worker has to know where. If you tick none, nobody may contact or refer them.',
  ownSafeWaysHint: 'Nobody should use any other way to reach you.',
  safe_hours: 'Safe hours',
  safeHoursHint: 'Such as weekdays after 4pm.',
  safeDays: 'Days for reminders',
  safeDaysHint: 'Tick none if every day is safe. Reminders keep to these days and times.',
  safe_from: 'Reminders from',
  safe_to: 'Reminders until',
  safeTimesHint: 'UK time, such as 16:00. Leave both times empty if any hour is safe.',
  interpreter: 'Interpreter',
  interpreterHint: 'The language, if they need one.',
  ownInterpreterHint: 'The language, if you need one.',
  access_needs: 'Help with reading, access or anything else',
  town: 'Town',
  townAndDistrict: 'Town and postcode district',
  postcode: 'Postcode',
  postcodeHint: 'We keep only the first half, such as LS1.',
  place: 'Where they are',
  placeChoice: 'In the community or in custody?',
  now: 'Now',
  establishment: 'Establishment',
  establishmentHint: 'Only if they are in custody.',
  release_on: 'Expected day of release',
  release_unknown: 'If nobody knows the day',
  releaseKnown: 'The day is known',
  practitioner_name: 'Probation practitioner or keyworker',
  practitioner_contact: 'How to reach the practitioner or keyworker',
  work_state: 'Work status',
  worker: 'Who helps them',
  noRecord: 'Do not write anything about an offence or a sentence, here or anywhere in the file.',
} as const

/** The same as the person reads them about themselves, where the words differ. */
export const ownPersonFields: Readonly<Partial<Record<keyof typeof personFields, string>>> = {
  name: 'Name you like to use',
  own_reference: 'Their number for you',
  safe_ways: 'Safe ways to reach you',
  work_state: 'Your progress towards work',
  worker: 'Who helps you',
}

export const consentFields = {
  way: 'How they agreed',
  choose: 'Choose',
  on: 'Date they agreed',
  months: 'How long the consent lasts',
  monthsOf: (months: number): string => `${months} months`,
} as const

export const fileWords = {
  inWork: 'In work since',
  title: 'File',
  next: 'What’s next',
  nextAppointment: (day: string, at: string): string => `Next appointment: ${day}, ${at}`,
  noAppointment: 'No appointment is booked.',
  newMessages: (count: number): string => `${countText(count, 'new message')}.`,
  contact: 'How to reach them safely',
  place: 'Where they are',
  ownPlace: 'Where you are',
  work: 'Work',
  corrections: 'They say that something here is wrong',
  correctionDue: (day: string) => `Correct the file below if you can, and answer by ${day}. They can read your answer.`,
  correctionAnswer: 'What you put right, or why you won’t',
  correctionSubmit: 'Send the answer',
  restrictions: 'Limits on the work they can do',
  noRestrictions: 'Nothing noted.',
  until: (on: PlainDate | null): string => (on === null ? 'No end is known yet' : `Until ${days(on)}`),
  over: 'Over',
  removeRestriction: 'Remove',
  addRestriction: 'Add a limit',
  restrictionKind: 'What it is',
  restrictionDetail: 'Details',
  restrictionDetailHint: 'For areas, postcode districts such as LS1, LS2. Never the reason.',
  restrictionUntil: 'Until',
  restrictionEndUnknown: 'Nobody knows the last day yet',
  restrictionSource: 'Where this comes from',
  addRestrictionSubmit: 'Add it',
  consent: 'Consent',
  noConsent: 'The consent has run out. Nothing more can be written until it is renewed.',
  endsSoon: (on: PlainDate): string => `The consent ends on ${days(on)}. Ask them whether they would like to renew it.`,
  agreed: (on: PlainDate, way: string): string => `Agreed on ${days(on)}. ${way}.`,
  ownAgreed: {
    signed: (on: PlainDate): string => `You signed an agreement on ${days(on)}.`,
    spoken: (on: PlainDate): string => `You told them on ${days(on)} that you agree.`,
    online: (on: PlainDate): string => `You agreed online on ${days(on)}.`,
  } satisfies Record<SupportConsentWay, unknown>,
  renew: 'Renew their consent',
  renewSubmit: 'Record the new consent',
  end: 'Record that consent has ended',
  endText:
    'If they no longer agree, end it here. The file is closed at once: nobody can write in it, only those who may see everybody can read it, and it is deleted after 12 months.',
  endSure: 'I understand that this cannot be undone',
  endSubmit: 'End the consent and close the file',
  closed: (on: PlainDate): string =>
    `This file was closed on ${days(on)}. Nothing can be written in it, and it is deleted after 12 months.`,
  change: 'Change this file',
  changeSubmit: 'Save',
  changeNothing: 'Cancel',
  join: 'Give them a code to join',
  joinText: `With it they join this file to their own account and read it on their phone. The code works once, for ${paperCodeDays} days. If they can’t go online yet, as in most prisons, make it when they can.`,
  sendEmail: 'By email',
  sendEmailUnsafe:
    'Email is not one of the safe ways to reach them. Ask them first, and send it only to an address that nobody else reads.',
  sendEmailTo: 'Their email address',
  sendEmailHint: 'We won’t tell you whether anybody has an account with this address.',
  sendEmailSubmit: 'Send the code',
  onPaper: 'On paper',
  onPaperText: 'You write the code down or print it, and hand it to them.',
  onPaperSubmit: 'Make a code',
  open: (email: string | null, until: string): string =>
    email === null ? `A code on paper works until ${until}.` : `A code was sent to ${email}. It works until ${until}.`,
  again: 'A new code ends the one before.',
  theCode: 'Their code to join',
  codeOnce: `Write it down now, or print this page: only the code and how to use it go on the paper, and no name. It works once, for ${paperCodeDays} days, and we don’t show it again.`,
  codeHow: 'They sign in or make an account, open Support, and type the code.',
  codeOnPaper: (at: string): string =>
    `Open ${at}, sign in or make an account, and type this code. You then read what the organisation that helps you keeps about you. The code works once, for ${paperCodeDays} days. Show it to nobody else.`,
  shared: 'What they share from their account',
  sharesNothing: 'They aren’t sharing anything at the moment. Only they can change that.',
  profile: 'Profile',
  tickets: (list: string): string => `Tickets: ${list}`,
  skills: (list: string): string => `Skills: ${list}`,
  canStart: (when: string): string => `When they can start: ${when}`,
  blankProfile: 'They share their profile, but haven’t filled it in yet.',
  applications: 'Applications',
  noApplications: 'No applications yet.',
  diary: 'Interviews',
  hasStatement: 'They have written a statement. Only employers they give it to can read it.',
  hasNoStatement: 'They have not written a statement.',
  noInterviews: 'No interviews at the moment.',
  handOver: 'Hand over',
  handOverText:
    'Once they’re handed over, you can no longer open this file, unless you have permission to see everybody.',
  opened: 'Who opened this file',
  openedText: 'Colleagues who opened this file without being their caseworker.',
  notOpened: 'Nobody but their caseworker has opened this file.',
  openedTheySee: 'The person can see this list too.',
  history: 'Recent history',
  ownHistory: 'What happened',
  wholeHistory: 'See the whole timeline',
  whyTitle: (name: string): string => `Why are you opening ${name}’s file?`,
  whyText: 'You aren’t this person’s caseworker. We keep your reason, and the person can read it.',
  whyReason: 'Reason',
  whyWords: 'Details (optional)',
  whySubmit: 'Open the file',
  colleague: 'A colleague',
  service: 'The service',
  nobody: 'Nobody yet',
  sorted: 'Seven things to sort out',
  sortedText: 'They keep this up to date themselves. What you plan together is under ‘Plan and notes’.',
  sortedUnknown:
    'This is their own list, such as ID, a bank account and somewhere to live. They can fill it in once they have an account.',
  noneSorted: (things: number): string => `0 of ${things} sorted out`,
  sortedAs: (progress: string | undefined): string =>
    progress === 'done' ? 'Done' : progress === 'in_progress' ? 'In progress' : 'Not started',
  back: 'All people',
  pages: 'Pages about this person',
  theFile: 'File',
  theWork: 'Plan and notes',
  theJobs: 'Jobs',
  refer: 'Refer them to another organisation',
  choose: 'Choose',
  changeHeading: 'What you can do',
  lastChanged: (day: string): string => `last change ${day}`,
  consentUntil: (day: PlainDate): string => `Consent until ${dayText(day)}`,
  joinedShort: 'Has an account',
  noWays: 'None. Do not contact them until they say how.',
  noNumber: (ways: string): string => `${ways} (no phone number yet)`,
  ownNoWaysClosed: 'None given.',
  fileNow: 'In the file now, where it differs from the form:',
  nothing: 'nothing',
  sayHow: 'Say how to reach you',
  ownNoWays: 'None yet. They won’t contact you until you say how.',
  ownContact: 'How to reach you safely',
  ownWording: 'Read what you agreed to',
  wording: 'What they agreed to',
  standsUntil: (on: PlainDate): string => `It lasts until ${days(on)}.`,
  endedOn: (when: string): string => `Ended on ${when}.`,
  you: 'you',
} as const

/** Where the person reads it about themselves. */
export const ownEventLabels: Readonly<Record<string, string>> = {
  added: 'They started a file about you',
  consent_given: 'They recorded that you agreed',
  shares_changed: 'You changed what is shared',
  corrected: 'You corrected it',
  joined: 'You linked your account',
  referred: 'You came by a referral',
  correction_asked: 'You said that something is wrong',
  correction_answered: 'They answered what you said was wrong',
  restriction_added: 'A limit on the work you can do was added',
  restriction_ended: 'A limit on the work you can do was removed',
}

/** What happened to a file, in one line; to whom it was handed over is in the note. @param isOwn whether the person reads it */
export function eventText(kind: string, note: string, isOwn: boolean): { title: string; note: string } {
  if (kind === 'handed_over' && note !== '') return { title: `Handed over to ${note}`, note: '' }
  return { title: (isOwn ? ownEventLabels[kind] : undefined) ?? eventLabels[kind] ?? kind, note }
}

export const eventLabels: Readonly<Record<string, string>> = {
  added: 'Added',
  consent_given: 'Consent recorded',
  changed: 'File changed',
  handed_over: 'Handed over',
  worker_left: 'Whoever helped has left',
  restriction_added: 'A limit on the work they can do was added',
  restriction_ended: 'A limit on the work they can do was removed',
  invited: 'A code to join was sent by email',
  code_made: 'A code to join was made, on paper',
  joined: 'Joined with an account',
  shares_changed: 'Changed what is shared',
  corrected: 'Corrected by the person',
  correction_asked: 'The person says that something is wrong',
  correction_answered: 'Answered what the person said was wrong',
  step_changed: 'A step of the plan was changed',
  step_removed: 'A step of the plan was removed',
  sorted: 'The list of things to sort out was updated',
  job_started: 'A job start was added',
  job_checked: 'Job check recorded',
  job_start_removed: 'A job start was removed',
  referred: 'Came by a referral',
  referred_on: 'A referral to another organisation was started',
  closed: 'Closed',
}

export const peopleDone = {
  added: 'They are on your list.',
  changed: 'The file is saved.',
  'restriction-added': 'The limit is added.',
  'restriction-ended': 'The limit is removed.',
  'correction-answered': 'Your answer is in the history. The person can read it.',
  'consent-renewed': 'The new consent is recorded.',
  'consent-ended': 'The consent has ended, and the file is closed.',
  opened: 'The file is open for you for 12 hours. Once the person has an account, they can read why you opened it.',
  'handed-over': 'Handed over. The colleague you chose helps this person now.',
  'handed-over-several': 'Handed over. The colleague you chose helps these people now.',
  'handed-to-nobody': 'Saved: nobody helps them at the moment.',
  invited: `We have emailed the code. It works once, for ${paperCodeDays} days.`,
  'code-made': 'The code is below. Write it down now: it is shown only once.',
  imported: 'The people of your spreadsheet are on your list.',
} as const
export type PeopleDone = keyof typeof peopleDone
/** On the pages of somebody's file that have no other steps of a file. */
export const openedDone = { opened: peopleDone.opened }

export const peopleProblems = {
  missing:
    'You cannot see this person any more, so nothing was saved. Somebody handed them over, or their consent has ended. Copy what you typed if you need it, and go back to the list.',
  forbidden:
    'You may not do this any more, so nothing was saved. Ask a colleague who manages access. Copy what you typed if you need it.',
  closed:
    'This file is closed, because the consent has ended. Nothing was saved, and nothing can be written in it any more. Copy what you typed if you need it.',
  no_consent: 'Their consent has run out or was ended. Record a new consent first; what you typed is still here.',
  no_worker: 'That colleague does not help people any more. Choose another.',
  too_many: 'There are too many. Remove some first.',
  limited: 'You’ve done this as often as we allow in a day. Please try again tomorrow.',
  joined: 'They have already joined with their account. They need no code.',
  changedBy: (who: string | null, when: string): string =>
    `${who ?? 'Somebody else'} changed this file on ${when}, while you had it open. The form has what you typed. If you save it, that replaces what they wrote.`,
  changedName: (name: string): string =>
    `Somebody has changed the file of ${name} meanwhile. Nobody was handed over. Look at the list and try again.`,
  already: (reference: string | null): string =>
    reference === null
      ? 'A colleague already has somebody with this name and these details. If it is somebody else, give them your own reference.'
      : `You already have somebody with this name and these details: ${reference}. If it is somebody else, give them your own reference.`,
  namesake: 'Somebody with this name is already on your list. Open their file, or tick that this is somebody else.',
  nobodyChosen: 'Tick at least one person.',
  chooseWorker: 'Choose who helps them from now on.',
  notAgreed: 'Tick to say that they have agreed, or nothing can be kept.',
  notSure: 'Tick the box to say that you are sure.',
  noAnswer: 'Write what you put right, or why you won’t change it.',
  reason: 'Choose a reason.',
  other: 'Say in a few words why.',
  address: 'Enter the address to send the code to.',
  unreadable: 'We could not read the spreadsheet. Choose the file again.',
  unanswered: 'Say for each person whether they have agreed to a file.',
  rows: 'Some rows still have problems. Nobody was added. Correct them in your spreadsheet, and choose it again.',
  import_too_many:
    'With these people your list would be longer than 5,000. Nobody was added. Close files you no longer need first.',
} as const

const heads: Labels<ImportColumn> = {
  name: 'Name',
  own_reference: 'Your reference',
  phone: 'Phone',
  email: 'Email',
  safe_ways: 'Safe ways to reach them',
  safe_hours: 'Safe hours',
  interpreter: 'Interpreter',
  access_needs: 'Help needed',
  town: 'Town',
  postcode: 'Postcode',
  place: 'Community or custody',
  establishment: 'Establishment',
  release: 'Expected release',
  practitioner_name: 'Practitioner',
  practitioner_contact: 'Practitioner contact',
  work_state: 'Work status',
  agreed_on: 'Agreed on',
  agreed_how: 'Agreed how',
}

/** What the words of a spreadsheet mean. */
export const importWords: ImportWords = {
  heads,
  safeWays: safeWayLabels,
  places: { community: 'Community', custody: 'Custody' },
  workStates: workStateLabels,
  supportConsentWays: { signed: 'Signed', spoken: 'Spoken', online: 'Online' },
  releaseUnknowns: releaseUnknownLabels,
  recordWords: recordWordsOfAFile,
}

/** Which rows, the first twenty of many. */
const rowsText = (lines: readonly number[]): string =>
  lines.length === 1
    ? `row ${lines.join('')}`
    : `rows ${andText([...lines.slice(0, 20).map(String), ...(lines.length > 20 ? [`${lines.length - 20} more`] : [])])}`

export const importScreen = {
  title: 'Add people from a spreadsheet',
  lead: `Up to ${mostImported} people at once. Your browser reads the file, and nothing is sent until you’ve checked every row.`,
  steps: [
    'Download the template and fill it in, or use its headings in your own spreadsheet. Only the name column is required.',
    'Save it as CSV (in Excel: Save as, CSV UTF-8).',
    'Choose the file below. We’ll show you any cell that needs changing.',
    'Say for each person whether they have agreed to your organisation keeping a file on them. Anybody who hasn’t agreed is left out.',
  ],
  template: 'Download the template',
  templateName: 'people-template.csv',
  choose: 'Your spreadsheet (CSV)',
  noScripts: ['This page needs JavaScript to read your file. Without it, you can ', 'add people one by one', '.'],
  who: 'Name',
  row: 'Row',
  rowNumber: (line: number): string => `Row ${line}`,
  rowOf: (line: number, name: string): string => (name === '' ? `Row ${line}` : `Row ${line}, ${name}`),
  emptyCell: '(empty)',
  stored: 'What their file will say',
  answer: 'Choose yes or no.',
  agreedOf: (name: string): string => `Has ${name} agreed?`,
  column: 'Column',
  cell: 'What it says',
  problem: 'What to do',
  agreed: 'Have they agreed?',
  yes: 'Yes',
  no: 'No, leave them out',
  agreedOn: 'Date they agreed, where your spreadsheet does not say it',
  agreedHow: 'How they agreed, where your spreadsheet does not say it',
  found: (file: string, rows: number, problems: number): string =>
    problems === 0
      ? `${file}: ${rows === 1 ? '1 person' : `${rows} people`} found. Every cell can be read.`
      : `${file}: ${rows === 1 ? '1 person' : `${rows} people`} found. ${problems === 1 ? '1 cell has' : `${problems} cells have`} to change first.`,
  mend: 'Change these cells in your spreadsheet, save it, and choose it again.',
  goOn: (leftOut: number, count: number): string =>
    `Leave ${leftOut === 1 ? 'this row' : 'these rows'} out, and go on with ${count === 1 ? '1 person' : `${count} people`}`,
  leftOutRows: (lines: readonly number[]): string =>
    `Left out for now: ${lines.length === 1 ? 'row' : 'rows'} ${lines.join(', ')}. Once you have changed ${lines.length === 1 ? 'it' : 'them'}, choose the spreadsheet again. Anyone already on your list is not added twice.`,
  store: (count: number): string =>
    count === 0 ? 'Add these people' : count === 1 ? 'Add 1 person' : `Add ${count} people`,
  nobodyAgreed: 'You have left everybody out, so there is nobody to add.',
  /** @param lines the rows without an answer */
  left: (lines: readonly number[]): string => {
    const named =
      lines.length <= 5
        ? `${lines.length === 1 ? 'Row' : 'Rows'} ${andText(lines.map(String))}`
        : `${lines.length} rows`
    return `${named} ${lines.length === 1 ? 'has' : 'have'} no answer yet: say whether they’ve agreed.`
  },
  namesake: 'Already on your list:',
  inNewTab: '(opens in a new tab)',
  namesakes: (names: readonly string[]): string =>
    names.length === 1
      ? `Somebody called ${names.join('')} is already on your list. Leave this row out, or tick that it is somebody else.`
      : `People called ${andText(names)} are already on your list. Leave these rows out, or tick that they are other people.`,
  isOther: (line: number): string => `Row ${line} is somebody else with the same name`,
  notCompared: 'We could not compare these people with those on your list, so nobody was added. Try again.',
  leftOut: (heads: readonly string[]): string =>
    `Not read, because the template has no such heading: ${heads.map((head) => `‘${head.trim().slice(0, 40)}’`).join(', ')}.`,
  checked: 'We check how each cell is written, not whether a postcode or a phone number exists.',
  again:
    'If somebody is already on your list, we leave them as they are. We match on your reference, or on name, phone, email and postcode together. If a row has the same name as somebody on your list but different details, we ask you before anybody is added.',
  /**
   * @param known the names of people who were on the list before; the first twenty are named
   * @param unseen how many are a colleague's, whom the member does not see
   * @param leftOut the rows of whom somebody said no, and those with cells to change
   */
  done: (
    added: number,
    known: readonly string[],
    unseen: number,
    leftOut: { refused: readonly number[]; unread: readonly number[] } = { refused: [], unread: [] },
  ): string =>
    [
      added === 0 ? 'Nobody was added.' : added === 1 ? '1 person was added.' : `${added} people were added.`,
      ...(known.length === 0
        ? []
        : [
            `Already on your list, and left as they are: ${known.slice(0, 20).join(', ')}${known.length > 20 ? ` and ${known.length - 20} more` : ''}.`,
          ]),
      ...(unseen === 0
        ? []
        : [
            `${unseen === 1 ? '1 row was' : `${unseen} rows were`} left out: a colleague already has somebody with the same reference, or with the same name and details. If it is somebody else, give them your own reference.`,
          ]),
      ...(leftOut.refused.length === 0 ? [] : [`Left out because you said no: ${rowsText(leftOut.refused)}.`]),
      ...(leftOut.unread.length === 0
        ? []
        : [
            `Left out because cells have to change: ${rowsText(leftOut.unread)}. Once you have changed them, choose the spreadsheet again.`,
          ]),
    ].join(' '),
  problems: {
    empty: 'This file is empty. Choose the spreadsheet that you saved as CSV.',
    not_text:
      'This is not a CSV file. In your spreadsheet program choose Save as, then CSV UTF-8, and choose that file.',
    open_quote: 'A quotation mark is opened and never closed, so the rows cannot be told apart. Save it as CSV again.',
    too_long: `This file is too long to be a list of ${mostImported} people. Choose another.`,
    no_name: `The heading ‘${heads.name}’ is missing. Use the headings of the template in the first row. Your file has not been sent.`,
    no_rows: 'There is nobody below the headings.',
    too_many: `This file has more than ${mostImported} people. Cut it into several files, and choose them one after another.`,
  } satisfies Record<ImportProblem, string>,
} as const

/** The list as a file. */
export const peopleFile = {
  head: [
    'Reference',
    'Name',
    'Who helps them',
    'Work status',
    'Where',
    'Town',
    'Establishment',
    'Expected release',
    'Consent until',
    'Last change',
  ],
  file: (on: PlainDate): string => `people-${on}.csv`,
} as const

export const weekDayLabels: Labels<WeekDay> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Days and hours in one line; empty where any time is safe. */
export const safeTimesText = ({ safe_days, safe_from, safe_to }: SafeTimes): string =>
  [
    safe_days.map((day) => weekDayLabels[day]).join(', '),
    safe_from === '' ? '' : `${timeText(safe_from)} to ${timeText(safe_to)}`,
  ]
    .filter((part) => part !== '')
    .join(', ')

import type { Route } from 'next'

import { dayTimeText, timeText, weekdayText } from '@/lib/content/wording/date-text'
import { silenceDays } from '@/lib/domain/applications/silence'
import type { MemberEvent } from '@/lib/domain/applications/member-events'
import type { WallTime } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** What an update asks of the person who gets it, or tells them. */
export type UpdateKind =
  | {
      kind:
        | 'shortlisted'
        | 'question'
        | 'offer'
        | 'answer'
        | 'opened'
        | 'reader'
        | 'message'
        | 'check'
        | 'first_day'
        | 'terms'
        | 'times_withdrawn'
        | 'called_off'
        | 'undone'
    }
  /** Times to choose from, until a day. */
  | { kind: 'times' | 'moved'; chooseBy: PlainDate }

const updateLines = {
  shortlisted: 'There is good news about something you sent. You don’t have to do anything yet.',
  question: 'There is a question for you. Take your time: you decide what you say.',
  offer: 'There is something for you to accept or decline.',
  answer: 'You have an answer.',
  message: 'You have a message. Sign in to read it.',
  check: 'There is something to talk about. You can answer before anything is decided.',
  times_withdrawn: 'You don’t need to choose a time any more. Sign in to see what happens next.',
  called_off: 'What you had arranged has been called off. Please sign in before you travel.',
  undone: 'An update we sent you was a mistake. What you sent is still with them.',
  terms: 'Something that waits for your answer has changed. Please read it again before you answer.',
  first_day: 'Something about a day that you agreed has changed.',
  opened: 'Somebody has opened what you shared with them.',
  reader: 'Somebody else can now read what you shared. You can stop sharing it at any time.',
} as const satisfies Record<Exclude<UpdateKind['kind'], 'times' | 'moved'>, string>

export const updateKinds = [...(Object.keys(updateLines) as (keyof typeof updateLines)[]), 'times', 'moved'] as const

/** What to do now, in one line that gives nothing away to somebody else who sees it. */
export const updateLine = (update: UpdateKind): string =>
  update.kind === 'times'
    ? `Choose a time by ${weekdayText(update.chooseBy)}.`
    : update.kind === 'moved'
      ? `The time you agreed has changed. Choose another by ${weekdayText(update.chooseBy)}.`
      : updateLines[update.kind]

/** To a person about their application. Somebody else may see it, so it names neither the subject nor the company. */
export const updateEmail = {
  subject: 'You have an update',
  heading: 'You have an update',
  button: 'Sign in to see it',
  stopLead: 'You get this when something in your account changes.',
  stop: 'Stop these emails',
} as const

/** After somebody has applied, as neutral as the others: what they sent, and to whom, is on their page. */
export const receiptEmail = {
  ...updateEmail,
  subject: 'We have what you sent',
  heading: 'We have what you sent',
  text: (day: string): string =>
    `You don’t need to do anything now. You should hear by ${day}. We’ll email you when there is an answer. You can see how it’s going at any time:`,
} as const

/** To a person about a message from an employer, not from whom or about what. */
export const messageEmail = { ...updateEmail, subject: 'You have a message', heading: 'You have a message' } as const

/** How many people are waiting for a company's answer, for one of its members. */
export type ApplicantsCounts = {
  /** Applied since the previous working day. */
  new: number
  /** Have waited for `silenceDays.first` but not yet for `silenceDays.second`. */
  waitingFiveDays: number
  waitingTenDays: number
  /** Statements shared with the company since the previous working day, for members who may read them. */
  toRead: number
  /** Said since the previous working day that none of the interview times suits them. */
  otherTimes: number
  /** Since the previous working day, each only for members who want to be told daily. */
  chosen: number
  messages: number
  accepted: number
  declined: number
  withdrawn: number
  approved: number
  /** Said whether they will talk about a record. */
  answered: number
}

const path: Route = '/dashboard/employerportal/applications'

/** The lines of a member's digest, in order. A line with 0 is left out. */
export const applicantsLines = {
  new: { label: 'New', path },
  waitingFiveDays: { label: `Waiting ${silenceDays.first} working days or more`, path },
  waitingTenDays: { label: `Waiting ${silenceDays.second} working days or more`, path },
  toRead: { label: 'New for you to read', path },
  otherTimes: { label: 'Asking for other interview times', path },
  chosen: { label: 'Chose an interview time', path },
  messages: { label: 'Messages', path },
  accepted: { label: 'Accepted your offer', path },
  declined: { label: 'Declined your offer', path },
  withdrawn: { label: 'Withdrew', path },
  approved: { label: 'Jobs approved', path },
  answered: { label: 'Answered your question', path },
} as const satisfies Record<keyof ApplicantsCounts, { label: string; path: Route }>

export const applicantsEmail = {
  subject: ({ new: fresh, waitingFiveDays, waitingTenDays, toRead, otherTimes, ...done }: ApplicantsCounts): string => {
    const steps = Object.values(done).reduce((sum, count) => sum + count, 0)
    const counts = [
      [fresh, 'new'],
      [waitingFiveDays + waitingTenDays, 'waiting'],
      [toRead, 'to read'],
      [otherTimes, 'asking for other times'],
      [steps, 'with news'],
    ] as const
    return `Today: ${counts.flatMap(([count, what]) => (count > 0 ? `${count} ${what}` : [])).join(', ')}`
  },
  preview: 'Your list for today.',
  heading: 'Your list for today',
  lead: 'People are waiting for your answer. A ‘no’ with a reason helps them more than silence.',
  stopLead:
    'We send this on working days when somebody has waited a long time, or has done something that you want to hear about once a day.',
  stop: 'Stop these emails',
} as const

/** The setting in a candidate's or an employer's account. */
export const applicationEmailWords = {
  heading: 'Emails about applications',
  on: 'These emails are on.',
  off: 'These emails are off.',
  switchOff: 'Turn off these emails',
  switchOn: 'Turn them on',
  what: {
    candidate:
      'We email you when something changes. The email says what to do, but doesn’t name the employer or the job.',
    employer:
      'We email you when an applicant does something. When applicants have waited a long time for your answer, we also email you how many, at most once a working day. If somebody is running late for an interview, we always tell you straight away, even when these emails are off.',
  },
  texts: {
    heading: 'Texts about applications',
    what: (number: string) =>
      `We can text ${number} when something changes, in the daytime and at most twice a day. The text only says that you have an update: not from whom, and not about what.`,
    on: 'These texts are on.',
    off: 'These texts are off.',
    switchOn: 'Turn texts on',
    switchOff: 'Turn texts off',
  },
  eventsHeading: 'Choose which emails you get',
  eventsSave: 'Save these choices',
  ways: { now: 'Straight away', daily: 'Once a day', off: 'Not at all' },
  events: {
    applied: 'Somebody applies',
    time_chosen: 'They choose an interview time',
    other_time: 'They ask for another time, or cancel',
    message: 'They send a message',
    statement: 'They answer your question about convictions (if you may read answers)',
    accepted: 'They accept an offer',
    declined: 'They decline an offer',
    withdrawn: 'They withdraw',
    approved: 'The job is approved',
  } satisfies Record<MemberEvent, string>,
} as const

/** To members at once, about one applicant: never who it is. */
export type ApplicantEvent =
  | { kind: 'late'; minutes: number; at: WallTime }
  | { kind: 'other_time' | 'cancelled' | 'time_chosen'; on: PlainDate; at: WallTime }
  | { kind: 'message' | 'accepted' | 'declined' | 'withdrawn' | 'statement' | 'answered' | 'approved' | 'none_works' }
  | { kind: 'applied'; job: string }

/** Which choice of a member an event falls under; null for what is always told. */
export const memberEventOf = (news: ApplicantEvent): MemberEvent | null => {
  switch (news.kind) {
    case 'late':
      return null
    case 'cancelled':
    case 'none_works':
      return 'other_time'
    case 'answered':
      return 'statement'
    default:
      return news.kind
  }
}

const newsSubjects = {
  time_chosen: 'An applicant has chosen an interview time',
  other_time: 'An applicant asks for another interview time',
  cancelled: 'An applicant has cancelled an interview',
  message: 'You have a message from an applicant',
  accepted: 'An applicant has accepted your offer',
  declined: 'An applicant has declined your offer',
  withdrawn: 'An applicant has withdrawn',
  statement: 'An applicant has shared something with you',
  answered: 'An applicant has answered your question',
  approved: 'A job has been approved for your applicant',
  none_works: 'An applicant asks for other interview times',
  applied: 'Somebody has applied for your job',
} as const satisfies Record<Exclude<ApplicantEvent['kind'], 'late'>, string>

export const applicantNews = {
  subject: (news: ApplicantEvent): string => {
    if (news.kind === 'late') return `An applicant will be about ${news.minutes} minutes late`
    return newsSubjects[news.kind]
  },
  text: (news: ApplicantEvent): string => {
    switch (news.kind) {
      case 'late':
        return `Your applicant for ${timeText(news.at)} today says they’ll be about ${news.minutes} minutes late.`
      case 'time_chosen':
        return `An applicant has chosen ${dayTimeText(news.on, news.at)} for the interview.`
      case 'other_time':
        return `An applicant can’t make the interview on ${dayTimeText(news.on, news.at)} after all, and asks for another time.`
      case 'cancelled':
        return `An applicant has cancelled the interview on ${dayTimeText(news.on, news.at)}. You can invite them for another time, or reject them.`
      case 'message':
        return 'An applicant has sent you a message. Sign in to read it.'
      case 'accepted':
        return 'An applicant has accepted your offer. Next, do the checks with them. Their page shows the first day that you set.'
      case 'declined':
        return 'An applicant has declined your offer.'
      case 'applied':
        return `Somebody has applied for ${news.job}. You see what they can do now, and their name once you shortlist them.`
      case 'statement':
        return 'An applicant has answered your question with words of their own. Sign in to read them.'
      case 'answered':
        return 'An applicant has answered your question. Sign in to see how.'
      case 'approved':
        return 'An applicant says that the job has been approved.'
      case 'none_works':
        return 'An applicant can’t make any of the interview times you suggested. You can suggest others, or reject the applicant.'
      case 'withdrawn':
        return 'An applicant has withdrawn their application. You don’t need to do anything.'
    }
  },
  preview: 'Sign in to see more.',
  button: 'Sign in and see it',
  stopLead: 'We send this at once when an applicant tells you something.',
  stop: 'Stop these emails',
} as const

import { untilRelease } from '@/lib/content/casework/people'
import { countText, dayText, weekdayText } from '@/lib/content/wording/date-text'
import { inSentence } from '@/lib/content/wording/in-sentence'
import type { Attendance } from '@/lib/domain/appointments/appointment'
import type { ChangeAsker, SupportAppointmentKind } from '@/lib/domain/casework/support-appointment'
import type { SupportAlertKind } from '@/lib/domain/casework/support-alerts'
import type { SupportNoteKind } from '@/lib/domain/casework/support-note'
import type { NeedState, StepDoer, SupportNeed } from '@/lib/domain/casework/support-plan'
import { wholeWeeks } from '@/lib/domain/casework/time-to-release'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

export const supportAppointmentLabels: Readonly<Record<SupportAppointmentKind, string>> = {
  support: 'Support meeting',
  mentoring: 'Mentoring',
  training: 'Training',
  probation: 'Probation',
  jobcentre: 'Jobcentre',
  health: 'Health',
  other: 'Something else',
}

export const supportOutcomeLabels: Readonly<Record<Attendance, string>> = {
  attended: 'Attended',
  attended_late: 'Attended late',
  acceptable_absence: 'Could not attend, with a good reason',
  unacceptable_absence: 'Did not attend',
  cancelled_by_us: 'We cancelled it',
}

export const changeAskerLabels: Readonly<Record<ChangeAsker, string>> = {
  person: 'The person asked',
  worker: 'We asked',
}

/** The same as the person reads them. */
export const ownChangeAskerLabels: Readonly<Record<ChangeAsker, string>> = {
  person: 'You asked',
  worker: 'They asked',
}

export const supportNoteLabels: Readonly<Record<SupportNoteKind, string>> = {
  contact: 'Contact',
  meeting: 'Meeting',
  phone: 'Phone call',
  work: 'Work and training',
  home: 'Home',
  money: 'Money and ID',
  other: 'Something else',
}

export const supportNeedLabels: Readonly<Record<SupportNeed, string>> = {
  home: 'A place to live',
  money_and_id: 'Money and ID',
  health: 'Health',
  drugs_and_alcohol: 'Drugs and alcohol',
  family: 'Family',
  learning_and_work: 'Learning and work',
  thinking: 'Thinking and behaviour',
}

export const needStateLabels: Readonly<Record<NeedState, string>> = {
  not_started: 'Not talked about yet',
  going_on: 'In progress',
  met: 'Met',
  not_wanted: 'Not wanted',
}

/**
 * Who does a step, for whoever helps the person or mentors them.
 * @param worker who helps them: 'You' where they read it; null where nobody does, or they gave no name
 */
export const stepDoersOf = (who: { person: string; worker: string | null }): Readonly<Record<StepDoer, string>> => ({
  person: who.person,
  worker: who.worker ?? 'Whoever helps them',
})

/** The same as the person reads them. */
export const ownStepDoersOf = (worker: string | null): Readonly<Record<StepDoer, string>> => ({
  person: 'You',
  worker: worker ?? 'Whoever helps you',
})

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** Why somebody is on the list, in one sentence. `on` is the day that it is about, in words. */
export const supportAlertWords: Readonly<Record<SupportAlertKind, (count: number, on: string) => string>> = {
  did_not_come_twice: (count, on) => `Did not come to the last ${count} appointments. The latest was on ${on}.`,
  released_without_plan: (count, on) =>
    count < 0
      ? `Was due for release on ${on}, and their plan has no steps yet.`
      : `Due for release on ${on}, ${untilRelease(wholeWeeks(count))}, and their plan has no steps yet.`,
  message_unread: (count, on) => `Their message of ${on} has waited ${days(count)} to be read.`,
  not_well: (_count, on) => `They, or their employer, said on ${on} that the new job isn’t going well. Talk to them.`,
  correction_asked: (count, on) =>
    `They say that something in their file is wrong. ${count < 0 ? `An answer was due by ${on}` : `Answer by ${on}`}.`,
  no_contact: (count, on) => `No contact for ${days(count)}, since ${on}.`,
  job_check_due: (_count, on) =>
    `We don’t know whether they’re still in their job: the check on ${on} wasn’t answered. Ask them yourself.`,
  step_overdue: (count, on) => `A step in their plan is ${days(count)} overdue (${on}).`,
  consent_ends: (count, on) =>
    count < 0 ? `Consent ended on ${on}. Ask again, or close the file.` : `Consent ends in ${days(count)}, on ${on}.`,
  file_closes: (count, on) =>
    `Nothing has been entered for a long time, so this file closes by itself ${count <= 0 ? 'today' : `in ${days(count)}, on ${on}`}. Write a note to keep it open, or agree with the person to close it.`,
  outcome_missing: (count, on) => `Nobody has noted how the appointment on ${on} went. It was ${days(count)} ago.`,
}

/** The link to where it is dealt with. */
export const supportAlertLinks: Readonly<Record<SupportAlertKind, string>> = {
  did_not_come_twice: 'See their appointments',
  released_without_plan: 'See the plan',
  not_well: 'See their jobs',
  message_unread: 'Read the message',
  correction_asked: 'Answer it',
  no_contact: 'Write a note',
  job_check_due: 'See their jobs',
  step_overdue: 'See the plan',
  consent_ends: 'See their consent',
  file_closes: 'Write a note',
  outcome_missing: 'Note how it went',
}

const putOffHeading = 'What was put off'

export const supportWorkWords = {
  title: (name: string) => `Plan and notes: ${name}`,
  open: 'Appointments, notes and plan',
  goTo: 'Parts of this page',
  toSupport: 'Back to Support',
  ownTitle: 'Messages, appointments and plan',
  ownLead: (organisation: string) =>
    `Your messages with ${organisation}, what you have agreed, and what they have written.`,
  nextStep: 'Your next step',
  ofYourPlan: (day: string | null): string => `A step in your plan${day === null ? '' : `, to do by ${day}`}.`,
  seePlan: 'See your plan',
  today: 'Today',
  noToday: 'You have no appointments today.',
  noMoreToday: 'You have no more appointments today.',
  week: 'The next six days',
  toNote: 'How did these go?',

  calendar: 'Calendar',
  calendarLead:
    'Your appointments with everybody you help, and the job interviews that they share with you. Open one to move it, or to note how it went.',
  interviewFor: (job: string, company: string) => `Job interview: ${job}, ${company}`,
  calendarEmpty: {
    day: 'You have nothing booked on this day.',
    week: 'You have nothing booked in these seven days.',
    thisWeek: 'You have nothing booked this week.',
    list: 'You have nothing coming up.',
  },
  calendarNobody:
    'You aren’t anybody’s caseworker, so nothing is booked here. What your colleagues have booked is in each person’s file.',
  calendarNoMore: { day: 'Nothing more today.', week: 'Nothing more this week.', list: '' },
  calendarNext: 'Next:',
  calendarComing: 'See what is coming up',
  calendarPeople: 'See people',

  appointments: 'Appointments',
  noAppointments: 'Nothing is booked.',
  book: 'Book an appointment',
  bookWith: 'Who is it with?',
  bookSubmit: 'Book it',
  kind: 'What is it for?',
  on: 'Day',
  at: 'Time',
  atHint: 'UK time, such as 14:30.',
  minutes: 'How long?',
  minutesOf: (minutes: number) =>
    [
      ...(minutes < 60 ? [] : [countText(Math.floor(minutes / 60), 'hour')]),
      ...(minutes % 60 === 0 ? [] : [`${minutes % 60} minutes`]),
    ].join(' '),
  way: 'How will you meet?',
  place: 'Place, or how you will reach each other',
  placeHint:
    'If they have an account, they read this there. If not, tell them yourself. Don’t name anybody else. It can stay empty if you meet by phone.',
  weeks: 'How many weeks in a row?',
  weeksHint: 'Leave it at 1 for a single appointment. At most 12.',
  anyway: 'Book it although it clashes',
  taken: (on: string, from: string, until: string, what: 'interview' | 'theirs' | 'others') =>
    `${{ interview: 'an interview of theirs', theirs: 'an appointment with them', others: 'an appointment with somebody else' }[what]} on ${on}, from ${from} to ${until}`,
  clash: (taken: readonly string[]) =>
    `${taken.length === 1 ? 'There’s already' : 'Already booked at these times:'} ${taken.join('; ')}. Choose another time, or tick the box to book it all the same.`,
  move: 'Move it',
  moveSubmit: 'Move the appointment',
  moveAsker: 'Who asked for another time?',
  cancel: 'Cancel it',
  cancelAsker: 'Who asked to cancel?',
  cancelSubmit: 'Cancel the appointment',
  cancelled: 'Cancelled',
  movedBecause: 'Moved:',
  cancelledBecause: 'Cancelled:',
  outcome: 'How did it go?',
  outcomeSubmit: 'Save how it went',
  outcomeNote: 'A note about it (optional)',
  waiting: 'No outcome recorded',
  past: 'Earlier appointments',
  with: (name: string) => `with ${name}`,

  notes: 'Notes',
  noNotes: 'No notes yet.',
  note: 'Write a note',
  noteKind: 'What is it about?',
  noteWords: 'The note',
  noteHint: 'The person can read this in their file. Write nothing about offences, sentences or risk.',
  noteHintChoice:
    'The person can read this, unless you choose ‘Colleagues only’. Write nothing about offences, sentences or risk.',
  noteAudience: 'Who reads it?',
  audiences: { person: 'The person and colleagues', colleagues: 'Colleagues only' },
  noteReason: 'Why should the person not read it?',
  noteReasonHint:
    'Only for notes that colleagues alone read. Once the person has joined with an account, a copy of their data has it all the same.',
  noteSubmit: 'Save the note',
  forColleagues: 'For colleagues',
  correction: 'Correction',
  correct: 'Correct this note',
  correctHint: 'The first note stays. Your correction appears under it.',
  correctWords: 'The corrected note',
  correctSubmit: 'Save the correction',
  doneBy: (who: string) => `Who does it: ${who}`,
  noteAbout: (kind: string) => `Kind of note: ${inSentence(kind)}.`,
  noteBy: (who: string, when: string) => `${who}, ${when}`,
  unnamed: 'Somebody at the organisation',
  you: 'You',

  plan: 'Plan',
  noPlan: 'No steps yet. Start with what has to happen first, such as ID or somewhere to live.',
  noPlanOwn: 'No steps yet. You agree them with whoever helps you.',
  planLead: 'They see the same plan in their account, and tick their own steps.',
  step: 'Add a step',
  stepChange: 'Change',
  stepChangeSubmit: 'Save the step',
  stepRemove: 'Remove this step',
  goal: 'The goal, in the person’s words',
  goalHint: 'Such as ‘a flat of my own’.',
  what: 'What has to be done?',
  who: 'Who does it?',
  by: 'By when? (optional)',
  stepSubmit: 'Add the step',
  done: 'Mark as done',
  doneOn: (day: string) => `Done on ${day}`,
  notDone: 'Not done after all',
  overdue: 'Overdue',
  byDay: (day: string) => `by ${day}`,
  needs: 'What they need',
  ownNeeds: 'What you need',
  needSubmit: (need: string) => `Save ‘${need}’`,
  changeNeed: 'Change',
  otherNeeds: (count: number) =>
    count === 1 ? '1 need you haven’t talked about yet' : `${count} needs you haven’t talked about yet`,
  ownOtherNeeds: (count: number) => `${countText(count, 'thing')} you haven’t talked about yet`,

  alerts: 'Look at these first',
  noAlerts: 'No alerts at the moment.',
  allAlerts: (count: number) => `All ${count} alerts`,
  moreAlerts: (count: number) => `Show ${count} more`,
  alertsTitle: 'Alerts',
  alertsLead: 'Who needs attention, and why.',
  putOff: 'Put this off',
  putOffDay: 'Show it again on',
  putOffReason: 'Why can it wait?',
  putOffSubmit: 'Put it off',
  putOffList: (count: number) => `${putOffHeading} (${count})`,
  putOffUntil: (day: string) => `Put off until ${day}:`,
} as const

/** The calendar of colleagues, for whoever may see everybody. */
export const colleaguesCalendarWords = {
  lead: 'Your colleagues’ appointments. Open a person’s file to see what each one is about.',
  whose: 'Whose calendar?',
  own: 'My own',
  show: 'Show',
  withNobody: 'nobody helps them yet',
  empty: {
    day: 'Nothing is booked on this day.',
    week: 'Nothing is booked in these seven days.',
    thisWeek: 'Nothing is booked this week.',
    list: 'Nothing is coming up.',
  },
} as const

/** It names the fold that `putOffList` is the summary of. */
const putOffSaid = (until: string): string =>
  `Put off until ${until}. Meanwhile it’s under ‘${putOffHeading}’, below the other alerts.`

export const supportWorkDone = {
  booked: 'Booked.',
  'booked-weekly': 'All the appointments are booked.',
  'booked-past': 'Booked. This time has passed, so note how it went.',
  moved: 'Moved. We don’t send reminders to this person, so tell them yourself.',
  cancelled: 'The appointment is cancelled. We don’t email anybody about it, so tell the person yourself.',
  outcome: 'How it went is saved.',
  note: 'Note saved.',
  correction: 'Correction saved.',
  step: 'Step added.',
  ticked: 'The step is marked as done.',
  unticked: 'The step is marked as not done.',
  'step-changed': 'The step is changed.',
  'step-removed': 'The step is removed from the plan.',
  need: 'What they need is saved.',
  'job-start': 'The job start is saved.',
  'job-start-removed': 'The job start has been removed.',
  'job-check': 'The check is saved.',
  'put-off': putOffSaid('the day that you chose'),
  'calendar-made': 'Your calendar link is ready.',
  'calendar-stopped': 'The calendar link doesn’t work any more.',
} as const

/**
 * The same, and that a person who has joined with an account sees it there, and that their reminders move with it.
 * @param on the day that was booked; null where the address names none
 */
export function supportWorkSaid(
  { hasAccount, isReminded }: { hasAccount: boolean; isReminded: boolean },
  on: PlainDate | null,
): Readonly<Record<string, string>> {
  const moved = isReminded
    ? 'Moved, and its reminders with it. Tell the person: nobody is emailed about the move.'
    : supportWorkDone.moved
  const booked = on ? `Booked for ${weekdayText(on)}.` : supportWorkDone.booked
  const weekly = supportWorkDone['booked-weekly']
  return hasAccount
    ? {
        ...supportWorkDone,
        moved,
        booked: `${booked} They see it in their account.`,
        'booked-weekly': `${weekly} They see them in their account.`,
      }
    : { ...supportWorkDone, moved, booked }
}

/** The same about alerts. @param until the day to which one was put off; undefined where the address names none */
export const supportAlertSaid = (until: PlainDate | undefined): Readonly<Record<string, string>> =>
  until ? { ...supportWorkDone, 'put-off': putOffSaid(dayText(until)) } : supportWorkDone

export type SupportWorkDone = keyof typeof supportWorkDone

/** Why a step of the work changed nothing, by the database's answer or by the field. */
export const supportWorkProblems = {
  missing:
    'Nothing was saved. Someone else may be helping this person now, or the file may have changed while you were writing. If the person is still on your list, open their file and try again. If not, ask your colleagues who is helping them now.',
  ownStep: 'That step isn’t in your plan any more, or the file is closed. Nothing was changed.',
  closed: 'This file is closed, so nothing new can be written in it.',
  no_consent: 'Their consent has ended, so nothing new can be kept. Ask them again first.',
  changed: 'Somebody changed this while you were writing. What you typed is still here: look at it again, then save.',
  stepChanged:
    'Somebody changed this step meanwhile, so it’s still in the plan. Look at it again before you remove it.',
  over: 'This appointment hasn’t started yet, so nobody can say how it went.',
  too_many: 'There are 30 open steps already. Finish or remove some first.',
  outcome: 'Choose how it went.',
  asker: 'Choose who asked.',
  putOff: 'Choose a day from tomorrow to 60 days from now.',
  putOffReason: 'Say why it can wait.',
} as const

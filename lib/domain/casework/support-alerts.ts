import { addDays, addMonths, daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'

/** Why somebody is on the list of people to look at, most urgent first. None of it is stored: it is worked out each time. */
export const supportAlertKinds = [
  'did_not_come_twice',
  'released_without_plan',
  'not_well',
  'message_unread',
  'correction_asked',
  'no_contact',
  'job_check_due',
  'step_overdue',
  'consent_ends',
  'file_closes',
  'outcome_missing',
] as const
export type SupportAlertKind = (typeof supportAlertKinds)[number]

/** What can be put off: whoever asks for a correction has an answer within a month, by law. */
export const mayBePutOff = (kind: SupportAlertKind): boolean => kind !== 'correction_asked'

/** In days, and for missed appointments in a row their number. */
const alertThresholds = {
  did_not_come_twice: 2,
  released_without_plan: 84,
  not_well: 0,
  message_unread: 3,
  no_contact: 14,
  job_check_due: 0,
  step_overdue: 1,
  consent_ends: 14,
  file_closes: 30,
  outcome_missing: 1,
} as const satisfies Partial<Record<SupportAlertKind, number>>

/**
 * Why somebody of a whole list is looked at: a message is not read, they say that something in their file is wrong,
 * nobody is in touch, a step of the plan is overdue, their consent ends soon, or they are ready for work and have neither
 * a job nor an application that goes on, as far as they share applications.
 */
export const looks = ['message', 'correction', 'contact', 'step', 'consent', 'ready'] as const
export type Look = (typeof looks)[number]

/** Why whoever sees everybody looks at somebody first, most urgent first: what is an alert too, in the order of `supportAlertKinds`. */
export const firstNeeds = [
  'nobody',
  'first_contact',
  'release',
  'message',
  'correction',
  'contact',
  'step',
  'consent',
  'ready',
] as const
export type FirstNeed = (typeof firstNeeds)[number]
/** How many of them the first page has. */
export const mostFirst = 10

/** Whether a message has been unread for too long. */
export const isLongUnread = (since: PlainDate, today: PlainDate): boolean =>
  daysBetween(since, today) >= alertThresholds.message_unread

/** Whether somebody has been ready for work for a week, so that whoever sees everybody looks at them. */
export const isLongReady = (since: PlainDate, today: PlainDate): boolean => daysBetween(since, today) >= 7

/** The last day of a consent that ends soon, and the last day of a contact that is too long ago. */
export const lookDays = (today: PlainDate): { consentBy: PlainDate; contactBy: PlainDate } => ({
  consentBy: addDays(today, alertThresholds.consent_ends),
  contactBy: addDays(today, -alertThresholds.no_contact),
})

/** By when somebody is answered who said that something in their file is wrong: UK GDPR, Article 12(3). */
export const correctionDueOn = (askedOn: PlainDate): PlainDate => addMonths(askedOn, 1)

/** After how many months without an entry a file closes by itself, as `purge_supported_people()` does it. */
const monthsWithoutEntry = 12

/** What the rules count, for one person. */
export type AlertFacts = {
  /** How many of the latest appointments in a row the person did not come to. */
  missedInARow: number
  lastMissedOn: PlainDate | null
  /** The day of the person's oldest message that whoever helps them has not read. */
  messageUnreadSince: PlainDate | null
  /** The day of the oldest correction that the person asked for and nobody has answered. */
  correctionAskedOn: PlainDate | null
  /**
   * The latest day on which anybody wrote a note or saw the person, or the person sent a message; the day of consent where
   * there is none.
   */
  lastContactOn: PlainDate
  expectedRelease: PlainDate | null
  hasPlan: boolean
  /** The earliest day of an open step that has passed, or is the next to pass. */
  nextStepBy: PlainDate | null
  consentUntil: PlainDate | null
  /** The day of the last entry in the file, of any kind. */
  lastEntryOn: PlainDate
  /** The day of the oldest appointment without an outcome. */
  outcomeMissingSince: PlainDate | null
  /** The day of the oldest check of a job that the person could not be asked, or did not answer. */
  jobCheckSince: PlainDate | null
  /** The first day of the last two weeks on which somebody said that it goes not well in a new job. */
  notWellSince: PlainDate | null
  /** What somebody put off: the day on which it is shown again, and why it can wait. */
  putOff: Readonly<Partial<Record<SupportAlertKind, PutOff>>>
}

export type PutOff = { until: PlainDate; reason: string }

export type SupportAlert = {
  kind: SupportAlertKind
  /** The days that the rule counted: since, until, or overdue; for missed appointments their number. */
  count: number
  /** The day that it is about. */
  on: PlainDate
}

type Rule = (facts: AlertFacts, today: PlainDate) => SupportAlert | null

const rules: Readonly<Record<SupportAlertKind, Rule>> = {
  did_not_come_twice: ({ missedInARow, lastMissedOn }) =>
    lastMissedOn !== null && missedInARow >= alertThresholds.did_not_come_twice
      ? { kind: 'did_not_come_twice', count: missedInARow, on: lastMissedOn }
      : null,
  released_without_plan: ({ expectedRelease, hasPlan }, today) => {
    if (expectedRelease === null || hasPlan) return null
    const days = daysBetween(today, expectedRelease)
    return days <= alertThresholds.released_without_plan
      ? { kind: 'released_without_plan', count: days, on: expectedRelease }
      : null
  },
  not_well: ({ notWellSince }, today) =>
    notWellSince !== null && daysBetween(notWellSince, today) >= alertThresholds.not_well
      ? { kind: 'not_well', count: daysBetween(notWellSince, today), on: notWellSince }
      : null,
  message_unread: ({ messageUnreadSince }, today) =>
    messageUnreadSince !== null && isLongUnread(messageUnreadSince, today)
      ? { kind: 'message_unread', count: daysBetween(messageUnreadSince, today), on: messageUnreadSince }
      : null,
  correction_asked: ({ correctionAskedOn }, today) => {
    if (correctionAskedOn === null) return null
    const dueOn = correctionDueOn(correctionAskedOn)
    return { kind: 'correction_asked', count: daysBetween(today, dueOn), on: dueOn }
  },
  no_contact: ({ lastContactOn }, today) => {
    const days = daysBetween(lastContactOn, today)
    return days >= alertThresholds.no_contact ? { kind: 'no_contact', count: days, on: lastContactOn } : null
  },
  job_check_due: ({ jobCheckSince }, today) =>
    jobCheckSince !== null && daysBetween(jobCheckSince, today) >= alertThresholds.job_check_due
      ? { kind: 'job_check_due', count: daysBetween(jobCheckSince, today), on: jobCheckSince }
      : null,
  step_overdue: ({ nextStepBy }, today) =>
    nextStepBy !== null && daysBetween(nextStepBy, today) >= alertThresholds.step_overdue
      ? { kind: 'step_overdue', count: daysBetween(nextStepBy, today), on: nextStepBy }
      : null,
  consent_ends: ({ consentUntil }, today) =>
    consentUntil !== null && daysBetween(today, consentUntil) <= alertThresholds.consent_ends
      ? { kind: 'consent_ends', count: daysBetween(today, consentUntil), on: consentUntil }
      : null,
  file_closes: ({ lastEntryOn }, today) => {
    const closesOn = addMonths(lastEntryOn, monthsWithoutEntry)
    const days = daysBetween(today, closesOn)
    return days <= alertThresholds.file_closes ? { kind: 'file_closes', count: days, on: closesOn } : null
  },
  outcome_missing: ({ outcomeMissingSince }, today) =>
    outcomeMissingSince !== null && daysBetween(outcomeMissingSince, today) >= alertThresholds.outcome_missing
      ? { kind: 'outcome_missing', count: daysBetween(outcomeMissingSince, today), on: outcomeMissingSince }
      : null,
}

/** What the rules find about one person on a day, most urgent first, each with what puts it off to a later day. */
const found = (facts: AlertFacts, today: PlainDate) =>
  supportAlertKinds.flatMap((kind) => {
    const alert = rules[kind](facts, today)
    const putOff = facts.putOff[kind]
    return alert ? [{ alert, putOff: putOff && putOff.until > today ? putOff : null }] : []
  })

/** The alerts about one person on a day, most urgent first, without those that were put off to a later day. */
export const alertsAbout = (facts: AlertFacts, today: PlainDate): SupportAlert[] =>
  found(facts, today).flatMap(({ alert, putOff }) => (putOff ? [] : [alert]))

/** The alerts about one person that would be shown on a day had nobody put them off, with the day and the reason. */
export const alertsPutOff = (facts: AlertFacts, today: PlainDate): (SupportAlert & PutOff)[] =>
  found(facts, today).flatMap(({ alert, putOff }) => (putOff ? [{ ...alert, ...putOff }] : []))

/** Alerts about several people, most urgent first; of one kind the earliest day, which is the soonest or the longest ago. */
export const byUrgency = <One extends Pick<SupportAlert, 'kind' | 'on'>>(alerts: readonly One[]): One[] =>
  alerts.toSorted(
    (one, other) =>
      supportAlertKinds.indexOf(one.kind) - supportAlertKinds.indexOf(other.kind) || one.on.localeCompare(other.on),
  )

/** The longest that an alert can be put off, in days. */
const mostDaysPutOff = 60

/** Whether a day may be the one until which an alert is put off. */
export const mayPutOffTo = (day: PlainDate, today: PlainDate): boolean =>
  day > today && day <= addDays(today, mostDaysPutOff)

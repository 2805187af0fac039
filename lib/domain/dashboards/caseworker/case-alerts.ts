import { changedBy, changedOn, isOpen } from '@/lib/domain/applications/application'
import { daysWaitingForEmployer } from '@/lib/domain/applications/silence'
import { interviewOf, isOutcomeMissing } from '@/lib/domain/appointments/appointment'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { addDays, daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { unreadFor } from '@/lib/domain/messages/thread'
import { milestoneDueOn, milestoneState, milestones } from '@/lib/domain/outcomes/job-start'

export const alertKinds = [
  'missed_session',
  'outcome_missing',
  'release_without_plan',
  'no_contact',
  'licence_approval',
  'start_check',
  'employer_waiting',
  'message_unread',
  'stage_changed',
] as const
export type AlertKind = (typeof alertKinds)[number]

/** Most urgent first. */
const severities = ['urgent', 'soon', 'news'] as const
export type Severity = (typeof severities)[number]

/** In days. A caseworker may choose others. */
export const usualThresholds = {
  missed_session: 14,
  outcome_missing: 1,
  release_without_plan: 84,
  no_contact: 14,
  licence_approval: 5,
  start_check: 0,
  employer_waiting: 10,
  message_unread: 3,
  stage_changed: 3,
} as const satisfies Record<AlertKind, number>
export type Thresholds = Readonly<Record<AlertKind, number>>

export type Alert = {
  /** Stays the same for as long as the reason does: clearing one alert does not hide the next. */
  id: string
  kind: AlertKind
  severity: Severity
  personId: string
  /** The day on which the rule first held. */
  raisedOn: PlainDate
  /** The days that the rule counted: waiting, without contact, or left until release. */
  days: number
  applicationId: string | null
}

type Rule = (person: Person, state: ServiceState, at: { today: PlainDate; limit: number }) => Alert[]

type Facts = Omit<Alert, 'id' | 'kind' | 'personId' | 'applicationId'> & { about: string; applicationId?: string }

const alert = (kind: AlertKind, person: Person, { about, applicationId, ...facts }: Facts): Alert => ({
  id: `${kind}:${about}`,
  kind,
  personId: person.id,
  applicationId: applicationId ?? null,
  ...facts,
})

const hasPlan = ({ todos }: Person): boolean => Object.values(todos).some((progress) => progress !== 'not_started')

const rules: Readonly<Record<AlertKind, Rule>> = {
  missed_session: (person, { appointments }, { today, limit }) =>
    appointments
      .filter((one) => one.personId === person.id && one.attendance === 'unacceptable_absence')
      .filter(({ on }) => daysBetween(on, today) <= limit)
      .map(({ id, on }) =>
        alert('missed_session', person, { about: id, severity: 'urgent', raisedOn: on, days: daysBetween(on, today) }),
      ),

  outcome_missing: (person, { appointments }, { today, limit }) =>
    appointments
      .filter(
        (one) => one.personId === person.id && one.sharedWith.includes('caseworker') && isOutcomeMissing(one, today),
      )
      .filter(({ on }) => daysBetween(on, today) >= limit)
      .map(({ id, on }) =>
        alert('outcome_missing', person, {
          about: id,
          severity: 'soon',
          raisedOn: addDays(on, limit),
          days: daysBetween(on, today),
        }),
      ),

  release_without_plan: (person, _, { today, limit }) => {
    const { expectedReleaseOn: on } = person
    if (on === null || on < today || daysBetween(today, on) > limit || hasPlan(person)) return []
    const raisedOn = addDays(on, -limit)
    const days = daysBetween(today, on)
    return [alert('release_without_plan', person, { about: person.id, severity: 'urgent', raisedOn, days })]
  },

  no_contact: (person, _, { today, limit }) => {
    const { lastContactOn, workStatus } = person
    if (lastContactOn === null || workStatus === 'working' || workStatus === 'no_support_wanted') return []
    const days = daysBetween(lastContactOn, today)
    if (days < limit) return []
    const about = `${person.id}:${lastContactOn}`
    return [alert('no_contact', person, { about, severity: 'soon', raisedOn: addDays(lastContactOn, limit), days })]
  },

  licence_approval: (person, { applications }, { today, limit }) =>
    applications
      .filter((one) => one.personId === person.id && isOpen(one))
      .flatMap(({ id, checks }) => checks.map((check) => ({ id, ...check })))
      .filter(({ kind, state, since }) => {
        return kind === 'licence_approval' && state === 'waiting' && daysBetween(since, today) >= limit
      })
      .map(({ id, since }) =>
        alert('licence_approval', person, {
          about: id,
          applicationId: id,
          severity: 'urgent',
          raisedOn: addDays(since, limit),
          days: daysBetween(since, today),
        }),
      ),

  start_check: (person, { starts }, { today }) =>
    starts
      .filter(({ personId }) => personId === person.id)
      .flatMap((start) => milestones.map((milestone) => ({ start, milestone })))
      .flatMap(({ start, milestone }) => {
        const state = milestoneState(start, milestone, today)
        if (state !== 'due' && state !== 'overdue') return []
        const raisedOn = milestoneDueOn(start, milestone)
        const about = `${start.id}:${milestone}`
        const severity = state === 'overdue' ? ('urgent' as const) : ('soon' as const)
        return [alert('start_check', person, { about, severity, raisedOn, days: daysBetween(raisedOn, today) })]
      }),

  employer_waiting: (person, { applications, appointments }, { today, limit }) =>
    applications
      .filter((one) => one.personId === person.id)
      .flatMap((one) => {
        const days = daysWaitingForEmployer(one, interviewOf(one, appointments), today)
        if (days === null || days < limit) return []
        const raisedOn = addDays(today, limit - days)
        const about = `${one.id}:${changedOn(one)}`
        return [alert('employer_waiting', person, { about, applicationId: one.id, severity: 'soon', raisedOn, days })]
      }),

  message_unread: (person, { threads }, { today, limit }) =>
    threads
      .filter((thread) => thread.personId === person.id && thread.between.includes('caseworker'))
      .flatMap((thread) => {
        const [oldest] = unreadFor(thread, 'caseworker')
        if (!oldest || daysBetween(oldest.on, today) < limit) return []
        const days = daysBetween(oldest.on, today)
        return [
          alert('message_unread', person, {
            about: oldest.id,
            severity: 'soon',
            raisedOn: addDays(oldest.on, limit),
            days,
          }),
        ]
      }),

  stage_changed: (person, { applications }, { today, limit }) =>
    applications
      .filter((one) => one.personId === person.id && changedBy(one) === 'employer')
      .filter((one) => daysBetween(changedOn(one), today) <= limit)
      .map((one) =>
        alert('stage_changed', person, {
          about: `${one.id}:${changedOn(one)}`,
          applicationId: one.id,
          severity: 'news',
          raisedOn: changedOn(one),
          days: daysBetween(changedOn(one), today),
        }),
      ),
}

/** Every alert that the rules raise for these people: most severe first, then oldest. */
export function raiseAlerts(
  people: readonly Person[],
  state: ServiceState,
  { today, thresholds }: { today: PlainDate; thresholds: Thresholds },
): Alert[] {
  return people
    .flatMap((person) => alertKinds.flatMap((kind) => rules[kind](person, state, { today, limit: thresholds[kind] })))
    .sort(
      (one, other) =>
        severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
        one.raisedOn.localeCompare(other.raisedOn) ||
        one.id.localeCompare(other.id),
    )
}

/** Those that nobody has cleared or snoozed until a later day. */
export const openAlerts = (
  alerts: readonly Alert[],
  { clearedAlertIds, snoozes }: Pick<ServiceState, 'clearedAlertIds' | 'snoozes'>,
  today: PlainDate,
): Alert[] =>
  alerts.filter(
    ({ id }) => !clearedAlertIds.includes(id) && !snoozes.some(({ alertId, until }) => alertId === id && until > today),
  )

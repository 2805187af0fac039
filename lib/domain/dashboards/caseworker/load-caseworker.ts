import {
  alertKinds,
  openAlerts,
  raiseAlerts,
  usualThresholds,
  type AlertKind,
  type Thresholds,
} from '@/lib/domain/dashboards/caseworker/case-alerts'
import { byTime, clashesOf, isOutcomeMissing, type Appointment } from '@/lib/domain/appointments/appointment'
import { weekOf } from '@/lib/domain/dates/london-time'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { withName } from '@/lib/domain/dashboards/caseworker/fields-caseworkers-see'
import { findById } from '@/lib/domain/dashboards/action-result'
import { nameOf, summarisePerson } from '@/lib/domain/dashboards/person-view'
import { todoKinds, type Person, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import { seesAppointment, seesPerson } from '@/lib/domain/dashboards/rows-seen'
import { daysBetween, type PlainDate } from '@/lib/domain/dates/plain-date'
import { dueMilestones } from '@/lib/domain/outcomes/job-start'

type Viewer = ViewerOf<'caseworker'>

const team = (state: ServiceState, viewer: Viewer): Person[] =>
  state.people.filter((person) => seesPerson(viewer, person, state))
const own = (state: ServiceState, viewer: Viewer): Person[] =>
  team(state, viewer).filter(({ caseworkerId }) => caseworkerId === viewer.workerId)

/** The worker's own diary: entries in their name, and those that people on their caseload share with caseworkers. */
const diary = (state: ServiceState, viewer: Viewer): Appointment[] => {
  const ids = own(state, viewer).map(({ id }) => id)
  return state.appointments
    .filter((appointment) => seesAppointment(viewer, appointment, state))
    .filter(({ workerId, personId }) => workerId === viewer.workerId || (workerId === null && ids.includes(personId)))
    .sort(byTime)
}

/** The name of the setting that stores how many days a rule allows. */
export const alertSetting = (kind: AlertKind): string => `alert-${kind}`

/** The largest caseload that the caseworker chose; null until then, and for anything but a whole number above 0. */
function mostPeople(state: ServiceState): number | null {
  const chosen = Number(settingsOf(state, 'caseworker')['caseload-most'] ?? Number.NaN)
  return Number.isInteger(chosen) && chosen > 0 ? chosen : null
}

/** The days after which each alert is raised: as the caseworker chose, or else the default. */
function thresholdsOf(state: ServiceState): Thresholds {
  const chosen = settingsOf(state, 'caseworker')
  return Object.fromEntries(
    alertKinds.map((kind) => {
      const days = Number(chosen[alertSetting(kind)] ?? Number.NaN)
      return [kind, Number.isInteger(days) && days >= 0 && days <= 365 ? days : usualThresholds[kind]]
    }),
  ) as Thresholds
}

export function loadAlerts(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const people = own(state, viewer)
  const raised = raiseAlerts(people, state, { today, thresholds: thresholdsOf(state) })
  return openAlerts(raised, state, today).map((alert) => {
    const person = findById(people, alert.personId)
    const application = findById(state.applications, alert.applicationId ?? '')
    const view = application && viewApplication(application, state, { role: 'caseworker', today })
    return {
      ...alert,
      name: person ? nameOf(person) : '',
      reference: person?.reference ?? '',
      ageDays: daysBetween(alert.raisedOn, today),
      job: view ? { title: view.jobTitle, company: view.company, stage: view.stage } : null,
    }
  })
}

type Focus = 'ready_without_application' | 'release_soon' | 'release_without_plan' | 'start_check'

const soonReleaseDays = 84

function isReleasedWithin(
  { expectedReleaseOn }: Pick<Person, 'expectedReleaseOn'>,
  days: number,
  today: PlainDate,
): boolean {
  return expectedReleaseOn !== null && expectedReleaseOn >= today && daysBetween(today, expectedReleaseOn) <= days
}

function isFocus(person: Person, focus: Focus, { state, today }: { state: ServiceState; today: PlainDate }): boolean {
  switch (focus) {
    case 'ready_without_application':
      return (
        person.workStatus === 'ready' &&
        summarisePerson(person, state, { role: 'caseworker', today }).openApplications === 0
      )
    case 'release_soon':
      return isReleasedWithin(person, soonReleaseDays, today)
    case 'release_without_plan':
      return (
        isReleasedWithin(person, soonReleaseDays, today) &&
        todoKinds.every((kind) => person.todos[kind] === 'not_started')
      )
    case 'start_check':
      return state.starts.some((start) => start.personId === person.id && dueMilestones(start, today).length > 0)
  }
}

export function loadCaseworkerHome(state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) {
  const people = own(state, viewer)
  const count = (focus: Focus) => people.filter((person) => isFocus(person, focus, { state, today })).length
  const entries = diary(state, viewer)
  const toCome = entries.filter(({ on, isCancelled }) => on >= today && !isCancelled)
  // If today has none, as on a Sunday, the next day that has some.
  const day = toCome.map(({ on }) => on).sort()[0] ?? today
  return {
    day,
    worker: findById(state.workers, viewer.workerId)?.name ?? '',
    appointments: toCome.filter(({ on }) => on === day).map((appointment) => withName(appointment, state)),
    outcomesMissing: entries.filter((entry) => isOutcomeMissing(entry, today)).length,
    alerts: loadAlerts(state, viewer, { today }).length,
    urgentAlerts: loadAlerts(state, viewer, { today }).filter(({ severity }) => severity === 'urgent'),
    releasedSoon: count('release_soon'),
    releasedSoonWithoutPlan: count('release_without_plan'),
    readyWithoutApplication: count('ready_without_application'),
    startChecks: count('start_check'),
  }
}

/** A week of the worker's diary, what is to come, and past appointments for which nobody has recorded who came. */
export function loadCalendar(
  state: ServiceState,
  viewer: Viewer,
  { today, week }: { today: PlainDate; week: PlainDate },
) {
  const all = diary(state, viewer)
  const entries = all
    .filter(({ isCancelled }) => !isCancelled)
    .map((appointment) => ({
      ...withName(appointment, state),
      clashesWith: clashesOf(appointment, all).map(({ title }) => title),
      isOutcomeMissing: isOutcomeMissing(appointment, today),
    }))
  return {
    days: weekOf(week).map((day) => ({ day, entries: entries.filter(({ on }) => on === day) })),
    upcoming: entries.filter(({ on }) => on >= today),
    outcomesMissing: entries.filter((entry) => entry.isOutcomeMissing),
    people: team(state, viewer).map((person) => ({ id: person.id, name: nameOf(person) })),
  }
}

export const loadCaseworkerSettings = (state: ServiceState, viewer: Viewer, { today }: { today: PlainDate }) => ({
  worker: findById(state.workers, viewer.workerId),
  thresholds: thresholdsOf(state),
  settings: settingsOf(state, 'caseworker'),
  people: own(state, viewer).length,
  most: mostPeople(state),
  alerts: loadAlerts(state, viewer, { today }).length,
})

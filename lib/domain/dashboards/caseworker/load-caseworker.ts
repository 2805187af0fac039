import {
  alertKinds,
  openAlerts,
  raiseAlerts,
  usualThresholds,
  type AlertKind,
  type Thresholds,
} from '@/lib/domain/alerts/rules'
import { byTime, clashesOf, isOutcomeMissing, type Appointment } from '@/lib/domain/appointments/appointment'
import { weekOf } from '@/lib/domain/appointments/london-time'
import { viewApplication } from '@/lib/domain/dashboards/application-view'
import { findById } from '@/lib/domain/dashboards/performed'
import { nameOf, summarisePerson } from '@/lib/domain/dashboards/person-view'
import {
  supportPathways,
  todoKinds,
  type Person,
  type ServiceState,
  type ViewerOf,
  type WorkStatus,
} from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import { seesAppointment, seesPerson, seesThread } from '@/lib/domain/dashboards/who-sees'
import { daysBetween, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import { isOpenOn } from '@/lib/domain/job-board/job-words'
import { dueMilestones } from '@/lib/domain/outcomes/job-start'
import { referralStateOf } from '@/lib/domain/referrals/referral'

type Viewer = ViewerOf<'caseworker'>

const team = (state: ServiceState, viewer: Viewer): Person[] =>
  state.people.filter((person) => seesPerson(viewer, person, state))
const own = (state: ServiceState, viewer: Viewer): Person[] =>
  team(state, viewer).filter(({ caseworkerId }) => caseworkerId === viewer.workerId)

const withName = (appointment: Appointment, state: ServiceState) => {
  const person = findById(state.people, appointment.personId)
  return { ...appointment, name: person ? nameOf(person) : '' }
}

/** The worker's own diary: with their name on it, and what people on their caseload share with caseworkers. */
const diary = (state: ServiceState, viewer: Viewer): Appointment[] => {
  const ids = own(state, viewer).map(({ id }) => id)
  return state.appointments
    .filter((one) => seesAppointment(viewer, one, state))
    .filter((one) => one.workerId === viewer.workerId || (one.workerId === null && ids.includes(one.personId)))
    .sort(byTime)
}

/** The name of the setting that keeps the days of a rule. */
export const alertSetting = (kind: AlertKind): string => `alert-${kind}`

/** The largest caseload that the caseworker chose; null until then, and for what is no whole number. */
function mostPeople(state: ServiceState): number | null {
  const chosen = Number(settingsOf(state, 'caseworker')['caseload-most'] ?? Number.NaN)
  return Number.isInteger(chosen) && chosen > 0 ? chosen : null
}

/** The days after which each alert is raised: as the caseworker chose, else the usual ones. */
function thresholdsOf(state: ServiceState): Thresholds {
  const chosen = settingsOf(state, 'caseworker')
  return Object.fromEntries(
    alertKinds.map((kind) => {
      const days = Number(chosen[alertSetting(kind)] ?? Number.NaN)
      return [kind, Number.isInteger(days) && days >= 0 && days <= 365 ? days : usualThresholds[kind]]
    }),
  ) as Thresholds
}

export function loadAlerts(state: ServiceState, viewer: Viewer, today: PlainDate) {
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

export const caseloadTabs = ['mine', 'team', 'recent'] as const
export const releaseWindows = ['all', '12_weeks', '6_months'] as const
export const caseloadFocuses = [
  'ready_without_application',
  'release_soon',
  'release_without_plan',
  'start_check',
] as const
export const caseloadSorts = ['name', 'release', 'contact'] as const
export type CaseloadFilters = {
  tab: (typeof caseloadTabs)[number]
  search: string
  status: WorkStatus | null
  release: (typeof releaseWindows)[number]
  focus: (typeof caseloadFocuses)[number] | null
  sort: (typeof caseloadSorts)[number]
}
export const blankCaseloadFilters: CaseloadFilters = {
  tab: 'mine',
  search: '',
  status: null,
  release: 'all',
  focus: null,
  sort: 'name',
}

const windowDays = { '12_weeks': 84, '6_months': 183 } as const
const newForDays = 28

function isReleasedWithin(
  { expectedReleaseOn }: Pick<Person, 'expectedReleaseOn'>,
  days: number,
  today: PlainDate,
): boolean {
  return expectedReleaseOn !== null && expectedReleaseOn >= today && daysBetween(today, expectedReleaseOn) <= days
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')
const last = '9999-12-31'

function isFocus(
  person: Person,
  focus: NonNullable<CaseloadFilters['focus']>,
  { state, today }: { state: ServiceState; today: PlainDate },
): boolean {
  switch (focus) {
    case 'ready_without_application':
      return (
        person.workStatus === 'ready' &&
        summarisePerson(person, state, { role: 'caseworker', today }).openApplications === 0
      )
    case 'release_soon':
      return isReleasedWithin(person, windowDays['12_weeks'], today)
    case 'release_without_plan':
      return (
        isReleasedWithin(person, windowDays['12_weeks'], today) &&
        todoKinds.every((kind) => person.todos[kind] === 'not_started')
      )
    case 'start_check':
      return state.starts.some((start) => start.personId === person.id && dueMilestones(start, today).length > 0)
  }
}

export function loadCaseload(
  state: ServiceState,
  viewer: Viewer,
  { today, filters }: { today: PlainDate; filters: CaseloadFilters },
) {
  const tabs = {
    mine: own(state, viewer),
    team: team(state, viewer),
    recent: team(state, viewer).filter(({ addedOn }) => daysBetween(addedOn, today) <= newForDays),
  }
  const search = plain(filters.search)
  const fits = (person: Person): boolean =>
    (plain(nameOf(person)).includes(search) || plain(person.reference).includes(search)) &&
    (filters.status === null || person.workStatus === filters.status) &&
    (filters.release === 'all' || isReleasedWithin(person, windowDays[filters.release], today)) &&
    (filters.focus === null || isFocus(person, filters.focus, { state, today }))
  const rows = tabs[filters.tab].filter(fits).map((person) => ({
    ...summarisePerson(person, state, { role: 'caseworker', today }),
    isNew: daysBetween(person.addedOn, today) <= newForDays,
    mustAskPractitionerFirst: person.mustAskPractitionerFirst,
  }))
  return {
    counts: { mine: tabs.mine.length, team: tabs.team.length, recent: tabs.recent.length },
    most: mostPeople(state),
    rows: rows.sort(
      (one, other) =>
        (filters.sort === 'release'
          ? (one.expectedReleaseOn ?? last).localeCompare(other.expectedReleaseOn ?? last)
          : 0) ||
        (filters.sort === 'contact' ? (one.lastContactOn ?? '').localeCompare(other.lastContactOn ?? '') : 0) ||
        one.name.localeCompare(other.name),
    ),
    workers: state.workers
      .filter(({ organisationId }) => organisationId === viewer.organisationId)
      .map(({ id, name }) => ({ id, name, load: tabs.team.filter(({ caseworkerId }) => caseworkerId === id).length })),
  }
}

export function loadCaseworkerHome(state: ServiceState, viewer: Viewer, today: PlainDate) {
  const people = own(state, viewer)
  const count = (focus: NonNullable<CaseloadFilters['focus']>) =>
    people.filter((person) => isFocus(person, focus, { state, today })).length
  const entries = diary(state, viewer)
  return {
    worker: findById(state.workers, viewer.workerId)?.name ?? '',
    todaysAppointments: entries
      .filter(({ on, isCancelled }) => on === today && !isCancelled)
      .map((one) => withName(one, state)),
    outcomesMissing: entries.filter((one) => isOutcomeMissing(one, today)).length,
    alerts: loadAlerts(state, viewer, today).length,
    urgentAlerts: loadAlerts(state, viewer, today).filter(({ severity }) => severity === 'urgent'),
    releasedSoon: count('release_soon'),
    releasedSoonWithoutPlan: count('release_without_plan'),
    readyWithoutApplication: count('ready_without_application'),
    startChecks: count('start_check'),
  }
}

/** A week of the worker's diary, the list of what is to come, and past ones of which nobody has said who came. */
export function loadCalendar(
  state: ServiceState,
  viewer: Viewer,
  { today, week }: { today: PlainDate; week: PlainDate },
) {
  const all = diary(state, viewer)
  const entries = all
    .filter(({ isCancelled }) => !isCancelled)
    .map((one) => ({
      ...withName(one, state),
      clashesWith: clashesOf(one, all).map(({ title }) => title),
      isOutcomeMissing: isOutcomeMissing(one, today),
    }))
  return {
    days: weekOf(week).map((day) => ({ day, entries: entries.filter(({ on }) => on === day) })),
    upcoming: entries.filter(({ on }) => on >= today),
    outcomesMissing: entries.filter((one) => one.isOutcomeMissing),
    people: team(state, viewer).map((person) => ({ id: person.id, name: nameOf(person) })),
  }
}

/** One person as a caseworker sees them; undefined where there is none. Nothing of a record or a statement is in it. */
export function loadCasePerson(
  state: ServiceState,
  viewer: Viewer,
  { today, personId }: { today: PlainDate; personId: string },
) {
  const person = findById(state.people, personId)
  if (!person || !seesPerson(viewer, person, state)) return undefined
  const applications = state.applications
    .filter((one) => one.personId === personId)
    .map((one) => viewApplication(one, state, { role: 'caseworker', today }))
    .sort((one, other) => other.changedOn.localeCompare(one.changedOn) || one.id.localeCompare(other.id))
  const appointments = state.appointments
    .filter((one) => one.personId === personId && seesAppointment(viewer, one, state))
    .sort(byTime)
  const referrals = state.referrals.filter((one) => one.personId === personId)
  const starts = state.starts.filter((one) => one.personId === personId)
  const timeline = [
    ...applications.flatMap(({ jobTitle, history }) =>
      history.map(({ stage, on, by }) => ({ kind: 'application' as const, on, what: stage, about: jobTitle, by })),
    ),
    ...referrals.flatMap(({ reference, history }) =>
      history.map((event) => ({
        kind: 'referral' as const,
        on: event.on,
        what: event.state,
        about: reference,
        by: 'partner' as const,
      })),
    ),
    ...appointments
      .filter(({ attendance }) => attendance !== null)
      .map(({ on, title, attendance }) => ({
        kind: 'appointment' as const,
        on,
        what: attendance ?? '',
        about: title,
        by: 'caseworker' as const,
      })),
    ...starts.map(({ startedOn, jobTitle }) => ({
      kind: 'start' as const,
      on: startedOn,
      what: 'started',
      about: jobTitle,
      by: 'employer' as const,
    })),
  ].sort((one, other) => other.on.localeCompare(one.on))
  return {
    ...summarisePerson(person, state, { role: 'caseworker', today }),
    isOwn: person.caseworkerId === viewer.workerId,
    phone: person.phone,
    email: person.email,
    safeContact: referrals[0]?.safeContact ?? [],
    establishment: person.establishment,
    limits: person.limits,
    mustAskPractitionerFirst: person.mustAskPractitionerFirst,
    hasRightToWork: person.hasRightToWork,
    skills: person.skills,
    tickets: person.tickets,
    experience: person.experience,
    wants: person.wants,
    availability: person.availability,
    todos: todoKinds.map((kind) => ({ kind, progress: person.todos[kind] })),
    needs: supportPathways.map((pathway) => ({ pathway, state: person.support[pathway] })),
    goals: person.goals,
    applications,
    appointments,
    referrals: referrals.map((one) => ({
      reference: one.reference,
      state: referralStateOf(one),
      services: one.services,
    })),
    starts: starts.map(({ id, jobTitle, startedOn, checks }, index) => {
      const start = starts[index]
      return { id, jobTitle, startedOn, checks, due: start ? dueMilestones(start, today) : [] }
    }),
    /** A sensitive one is for the caseworker whose person it is. */
    notes: person.notes
      .filter(({ isSensitive }) => !isSensitive || person.caseworkerId === viewer.workerId)
      .sort((one, other) => other.on.localeCompare(one.on)),
    threads: state.threads
      .filter((thread) => thread.personId === personId && seesThread(viewer, thread, state))
      .map(({ id, subject, messages }) => ({ id, subject, messages })),
    timeline,
    closingSoon: state.jobs
      .filter((job) => person.savedJobIds.includes(job.id) && isOpenOn(job, today) && job.closesOn !== null)
      .map(({ id, title, company, closesOn }) => ({ id, title, company, closesOn })),
  }
}

export const loadCaseworkerSettings = (state: ServiceState, viewer: Viewer, today: PlainDate) => ({
  worker: findById(state.workers, viewer.workerId),
  thresholds: thresholdsOf(state),
  settings: settingsOf(state, 'caseworker'),
  people: own(state, viewer).length,
  most: mostPeople(state),
  alerts: loadAlerts(state, viewer, today).length,
})

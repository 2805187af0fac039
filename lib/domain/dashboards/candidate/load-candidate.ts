import { changedOn, wasShortlisted } from '@/lib/domain/applications/application'
import { byTime } from '@/lib/domain/appointments/appointment'
import { weekOf } from '@/lib/domain/dates/london-time'
import { viewOwnEntry } from '@/lib/domain/dashboards/candidate/fields-candidates-see'
import { findById } from '@/lib/domain/dashboards/action-result'
import { todoKinds, type Person, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Viewer = ViewerOf<'candidate'>

function self(state: ServiceState, { personId }: Viewer): Person {
  const person = findById(state.people, personId)
  if (!person) throw new RangeError(`Nobody has the id ${personId}`)
  return person
}

const ownEntries = (state: ServiceState, { personId }: Viewer) =>
  state.appointments.filter((appointment) => appointment.personId === personId && !appointment.isCancelled).sort(byTime)

const todosOf = ({ todos }: Person) => todoKinds.map((kind) => ({ kind, progress: todos[kind] }))

/** A week, Monday to Sunday, and everything from today onwards; each entry with any that it clashes with. */
export function loadCandidateDiary(
  state: ServiceState,
  viewer: Viewer,
  { today, week }: { today: PlainDate; week: PlainDate },
) {
  const entries = ownEntries(state, viewer).map((entry) => viewOwnEntry(entry, state))
  return {
    personId: viewer.personId,
    days: weekOf(week).map((day) => ({ day, entries: entries.filter(({ on }) => on === day) })),
    upcoming: entries.filter(({ on }) => on >= today),
  }
}

export function loadCandidateMentoring(state: ServiceState, viewer: Viewer) {
  const mentorship = state.mentorships.find(
    ({ personId, state: is }) => personId === viewer.personId && is !== 'completed',
  )
  return {
    personId: viewer.personId,
    mentorship: mentorship && { ...mentorship, mentor: findById(state.mentors, mentorship.mentorId) },
    mentors: state.mentors,
    goals: self(state, viewer).goals,
  }
}

export function loadCandidateTodos(state: ServiceState, viewer: Viewer) {
  const todos = todosOf(self(state, viewer))
  return { personId: viewer.personId, todos, done: todos.filter(({ progress }) => progress === 'done').length }
}

/** Who can see the person, and what they chose on this page. */
export function loadCandidateSettings(state: ServiceState, viewer: Viewer) {
  const person = self(state, viewer)
  const referral = state.referrals.find(({ personId }) => personId === person.id)
  const named = state.applications
    .filter((application) => application.personId === person.id && wasShortlisted(application))
    .toSorted((one, other) => changedOn(other).localeCompare(changedOn(one)))
  return {
    phone: person.phone,
    email: person.email,
    safeContact: referral?.safeContact ?? [],
    visibility: person.visibility,
    partner: referral ? state.partner.name : null,
    caseworker: state.workers.find(({ id }) => id === person.caseworkerId)?.name ?? null,
    employersWithName: [...new Set(named.flatMap(({ jobId }) => findById(state.jobs, jobId)?.company ?? []))],
    settings: settingsOf(state, 'candidate'),
  }
}

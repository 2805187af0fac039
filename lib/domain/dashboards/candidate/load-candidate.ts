import { changedOn, wasShortlisted } from '@/lib/domain/applications/application'
import { findById } from '@/lib/domain/dashboards/action-result'
import { todoKinds, type Person, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'
import { settingsOf } from '@/lib/domain/dashboards/settings-of'

type Viewer = ViewerOf<'candidate'>

function self(state: ServiceState, { personId }: Viewer): Person {
  const person = findById(state.people, personId)
  if (!person) throw new RangeError(`Nobody has the id ${personId}`)
  return person
}

const todosOf = ({ todos }: Person) => todoKinds.map((kind) => ({ kind, progress: todos[kind] }))

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

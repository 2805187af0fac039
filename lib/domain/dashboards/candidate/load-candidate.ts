import { findById } from '@/lib/domain/dashboards/action-result'
import { todoKinds, type Person, type ServiceState, type ViewerOf } from '@/lib/domain/dashboards/service-state'

type Viewer = ViewerOf<'candidate'>

function self(state: ServiceState, { personId }: Viewer): Person {
  const person = findById(state.people, personId)
  if (!person) throw new RangeError(`Nobody has the id ${personId}`)
  return person
}

const todosOf = ({ todos }: Person) => todoKinds.map((kind) => ({ kind, progress: todos[kind] }))

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

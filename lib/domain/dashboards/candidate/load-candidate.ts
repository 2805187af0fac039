import { findById } from '@/lib/domain/dashboards/action-result'
import type { Person, ServiceState, ViewerOf } from '@/lib/domain/dashboards/service-state'

type Viewer = ViewerOf<'candidate'>

function self(state: ServiceState, { personId }: Viewer): Person {
  const person = findById(state.people, personId)
  if (!person) throw new RangeError(`Nobody has the id ${personId}`)
  return person
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

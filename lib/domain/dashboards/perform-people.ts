import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesPerson } from '@/lib/domain/dashboards/rows-seen'
import { accept } from '@/lib/domain/result'

function change(
  state: ServiceState,
  personId: string,
  { viewer, to }: { viewer: Context['viewer']; to: (person: Person) => Person | undefined },
): Performed {
  const person = findById(state.people, personId)
  const changed = person && seesPerson(viewer, person, state) ? to(person) : undefined
  return changed ? accept({ ...state, people: replaced(state.people, changed) }) : refused('not_found')
}

const ownId = ({ viewer }: Context): string => (viewer.role === 'candidate' ? viewer.personId : '')

export const performOnPeople = {
  'profile/visibility': (state: ServiceState, { visibility }: ActionOf<'profile/visibility'>, context: Context) =>
    change(state, ownId(context), { viewer: context.viewer, to: (person) => ({ ...person, visibility }) }),

  'todo/set': (state: ServiceState, { personId, todo, progress }: ActionOf<'todo/set'>, { viewer }: Context) =>
    change(state, personId, {
      viewer,
      to: (person) => ({ ...person, todos: { ...person.todos, [todo]: progress } }),
    }),

  'setting/choose': (
    state: ServiceState,
    { name, value }: ActionOf<'setting/choose'>,
    { viewer }: Context,
  ): Performed => accept({ ...state, settings: { ...state.settings, [`${viewer.role}/${name}`]: value } }),
}

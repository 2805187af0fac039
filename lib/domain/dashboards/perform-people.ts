import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { Person, ServiceState } from '@/lib/domain/dashboards/service-state'
import { accept } from '@/lib/domain/result'

function change(
  state: ServiceState,
  personId: string,
  { viewer, to }: { viewer: Context['viewer']; to: (person: Person) => Person | undefined },
): Performed {
  const person = findById(state.people, personId)
  const isOwn = viewer.role === 'candidate' && viewer.personId === personId
  const changed = person && isOwn ? to(person) : undefined
  return changed ? accept({ ...state, people: replaced(state.people, changed) }) : refused('not_found')
}

const ownId = ({ viewer }: Context): string => (viewer.role === 'candidate' ? viewer.personId : '')

export const performOnPeople = {
  'goal/step': (state: ServiceState, { personId, goalId, step, isDone }: ActionOf<'goal/step'>, { viewer }: Context) =>
    change(state, personId, {
      viewer,
      to: (person) => {
        const goal = findById(person.goals, goalId)
        if (!goal?.steps[step]) return undefined
        const steps = goal.steps.map((before, index) => (index === step ? { ...before, isDone } : before))
        return { ...person, goals: replaced(person.goals, { ...goal, steps }) }
      },
    }),

  'mentor/ask': (state: ServiceState, { mentorId }: ActionOf<'mentor/ask'>, context: Context): Performed => {
    const mentor = findById(state.mentors, mentorId)
    const personId = ownId(context)
    const hasOne = state.mentorships.some(
      (mentorship) => mentorship.personId === personId && mentorship.state !== 'completed',
    )
    if (!mentor || mentor.placesLeft === 0) return refused('not_found')
    if (hasOne) return refused('already_done')
    const asked = { personId, mentorId, state: 'asked', since: context.today, sessions: [] } as const
    return accept({ ...state, mentorships: [...state.mentorships, asked] })
  },
}

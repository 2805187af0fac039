import { mayDo, type Action, type ActionOf, type ActionType } from '@/lib/domain/dashboards/actions'
import { performOnPeople } from '@/lib/domain/dashboards/perform-people'
import { refused, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'

type Handlers = { [Type in ActionType]: (state: ServiceState, action: ActionOf<Type>, context: Context) => Performed }

const handlers: Handlers = performOnPeople

type Handler = (state: ServiceState, action: Action, context: Context) => Performed

/**
 * The state after the action, or why it was refused, which leaves the state unchanged. The action has already passed
 * `isAction`; this decides whether this viewer may do it to this thing, and whether the rules allow it on this day.
 */
export function perform(state: ServiceState, action: Action, context: Context): Performed {
  if (!mayDo(action.type, context.viewer.role)) return refused('not_allowed')
  // The cast is safe because each handler is stored under the name of the action it takes.
  return (handlers[action.type] as Handler)(state, action, context)
}

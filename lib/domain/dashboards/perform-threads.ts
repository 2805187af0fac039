import type { ActionOf } from '@/lib/domain/dashboards/actions'
import { findById, refused, replaced, type Context, type Performed } from '@/lib/domain/dashboards/action-result'
import type { ServiceState } from '@/lib/domain/dashboards/service-state'
import { seesThread } from '@/lib/domain/dashboards/rows-seen'
import { accept } from '@/lib/domain/result'
import type { Message, Thread } from '@/lib/domain/messages/thread'

function change(
  state: ServiceState,
  threadId: string,
  { viewer, to }: { viewer: Context['viewer']; to: (thread: Thread) => Thread },
): Performed {
  const thread = findById(state.threads, threadId)
  if (!thread || !seesThread(viewer, thread, state)) return refused('not_found')
  return accept({ ...state, threads: replaced(state.threads, to(thread)) })
}

/** The time that the demonstration writes, because its rules know only the day. Live, it is the database's clock. */
const atNoon = '12:00'

export const performOnThreads = {
  'message/send': (state: ServiceState, { threadId, text }: ActionOf<'message/send'>, { viewer, today }: Context) =>
    change(state, threadId, {
      viewer,
      to: (thread) => {
        const last = thread.messages.at(-1)
        const message: Message = {
          id: `${thread.id}-${thread.messages.length + 1}`,
          from: viewer.role,
          on: today,
          at: last && last.on === today && last.at > atNoon ? last.at : atNoon,
          text,
        }
        const messages = [...thread.messages, message]
        return { ...thread, messages, readUpTo: { ...thread.readUpTo, [viewer.role]: messages.length } }
      },
    }),

  'message/read': (state: ServiceState, { threadId }: ActionOf<'message/read'>, { viewer }: Context) =>
    change(state, threadId, {
      viewer,
      to: (thread) => ({ ...thread, readUpTo: { ...thread.readUpTo, [viewer.role]: thread.messages.length } }),
    }),

  'message/archive': (
    state: ServiceState,
    { threadId, isArchived }: ActionOf<'message/archive'>,
    { viewer }: Context,
  ) =>
    change(state, threadId, {
      viewer,
      to: (thread) => ({
        ...thread,
        isArchivedBy: [
          ...thread.isArchivedBy.filter((role) => role !== viewer.role),
          ...(isArchived ? [viewer.role] : []),
        ],
      }),
    }),

  /** With `isBack`, what was cleared or snoozed is shown again. */
  'alert/clear': (state: ServiceState, { alertIds, isBack }: ActionOf<'alert/clear'>): Performed => {
    const clearedBefore = state.clearedAlertIds.filter((id) => !alertIds.includes(id))
    return accept({
      ...state,
      clearedAlertIds: isBack ? clearedBefore : [...clearedBefore, ...alertIds],
      snoozes: isBack ? state.snoozes.filter(({ alertId }) => !alertIds.includes(alertId)) : state.snoozes,
    })
  },

  'alert/snooze': (
    state: ServiceState,
    { alertIds, until }: ActionOf<'alert/snooze'>,
    { today }: Context,
  ): Performed => {
    if (until <= today) return refused('in_the_past')
    const others = state.snoozes.filter(({ alertId }) => !alertIds.includes(alertId))
    return accept({ ...state, snoozes: [...others, ...alertIds.map((alertId) => ({ alertId, until }))] })
  },
}

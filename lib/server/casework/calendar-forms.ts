import 'server-only'

import { makeSupportFeed, stopSupportFeed } from '@/lib/server/casework/support-calendar'
import type { GuardedForms } from '@/lib/server/forms/guarded-form'

/**
 * The forms that make and stop the private address of somebody's own calendar. The address is shown once.
 * @param at the page that they are on, and that shows what came of them
 * @param problem what somebody reads who may have none
 */
export const calendarForms = (at: string, problem: string): GuardedForms => ({
  'calendar-make': {
    page: () => at,
    keep: [],
    run: async ({ user }) => {
      const address = await makeSupportFeed(user.id)
      return address === null ? { problem, field: null } : { done: 'calendar-made', at, shows: { address } }
    },
  },
  'calendar-stop': {
    page: () => at,
    keep: [],
    run: async ({ user }) => {
      await stopSupportFeed(user.id)
      return { done: 'calendar-stopped', at }
    },
  },
})

import 'server-only'

import { bankHolidayDays } from '@/lib/content/site/bank-holidays'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { digestDayAt } from '@/lib/domain/dates/digest-day'
import { logEvent } from '@/lib/server/log'
import { logUnexpected } from '@/lib/server/unexpected'

// The route handlers and the sender loop are bundled separately, so what they share is held on the process.
const doneKey = Symbol.for('second-chance-talent.digests')
const shared = globalThis as { [doneKey]?: Map<string, PlainDate> }

/**
 * Queues the digests of a working day when it is time for them: this server once a day, and the database lets only one
 * server queue each. It never throws; whatever failed is retried in the next round.
 * @param name under which it is logged
 * @param queue queues those of a day and returns how many
 */
export async function onceADay(name: string, now: Date, queue: (day: PlainDate) => Promise<number>): Promise<void> {
  const done = (shared[doneKey] ??= new Map())
  const day = digestDayAt(now, bankHolidayDays)
  if (day === null || done.get(name) === day) return
  try {
    const queued = await queue(day)
    done.set(name, day)
    logEvent('info', name, { day, queued })
  } catch (error) {
    logUnexpected(`queue/${name}`, error)
  }
}

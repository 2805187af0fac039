import { connection } from 'next/server'

import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** Today in the UK, for a page that is rendered on request: the day of the request, never that of the build. */
export async function requestDay(): Promise<PlainDate> {
  await connection()
  return londonDay(new Date())
}

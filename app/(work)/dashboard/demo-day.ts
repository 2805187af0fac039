import { connection } from 'next/server'

import { londonDay } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

/** The day for which a page of the demonstration is rendered: when it is requested, never when it was built. */
export async function demoDay(): Promise<PlainDate> {
  await connection()
  return londonDay(new Date())
}

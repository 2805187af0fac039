import { connection } from 'next/server'

import { londonDay } from '@/lib/domain/appointments/london-time'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'

/** The day for which a page of the demonstration is made: when it is asked for, never when it was built. */
export async function demoDay(): Promise<PlainDate> {
  await connection()
  return londonDay(new Date())
}

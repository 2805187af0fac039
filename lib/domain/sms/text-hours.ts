import { londonTime } from '@/lib/domain/dates/london-time'

const hours = { from: '08:00', until: '20:00' } as const

/** Whether an SMS that nobody waits for may be sent: from 8:00 until before 20:00 UK time, on any day. */
export function isTextTime(instant: Date): boolean {
  const time = londonTime(instant)
  return time >= hours.from && time < hours.until
}

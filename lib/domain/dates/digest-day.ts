import { londonDay, londonInstant } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay } from '@/lib/domain/dates/working-days'

// Whoever has not been told by noon, because no server was running, is told by the desk itself.
const digestHours = { from: '08:00', until: '12:00' } as const

/**
 * The day whose digest is due at an instant: a working day, from 8:00 until before 12:00 UK time. Null at any other
 * time.
 */
export function digestDayAt(instant: Date, bankHolidays: ReadonlySet<PlainDate>): PlainDate | null {
  const day = londonDay(instant)
  const isTime = instant >= londonInstant(day, digestHours.from) && instant < londonInstant(day, digestHours.until)
  return isTime && isWorkingDay(day, bankHolidays) ? day : null
}

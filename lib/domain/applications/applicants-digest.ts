import { silenceDays, waitedSinceDay } from '@/lib/domain/applications/silence'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay } from '@/lib/domain/dates/working-days'

/** The days that the digest of a working day counts by. */
export type DigestDays = {
  day: PlainDate
  /** The previous working day: anybody who applied since then is new. */
  before: PlainDate
  /**
   * Somebody waiting since this day or earlier has waited 5 working days; `fiveDaysSinceBefore` is the same for the
   * previous day.
   */
  fiveDaysSince: PlainDate
  fiveDaysSinceBefore: PlainDate
  tenDaysSince: PlainDate
  tenDaysSinceBefore: PlainDate
}

/** The days that the digest of a working day counts by. */
export function applicantsDigestDays(day: PlainDate, bankHolidays: ReadonlySet<PlainDate>): DigestDays {
  let before = addDays(day, -1)
  while (!isWorkingDay(before, bankHolidays)) before = addDays(before, -1)
  const { first, second } = silenceDays
  return {
    day,
    before,
    fiveDaysSince: waitedSinceDay(day, first, bankHolidays),
    fiveDaysSinceBefore: waitedSinceDay(before, first, bankHolidays),
    tenDaysSince: waitedSinceDay(day, second, bankHolidays),
    tenDaysSinceBefore: waitedSinceDay(before, second, bankHolidays),
  }
}

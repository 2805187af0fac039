import { silenceDays, waitedSinceDay } from '@/lib/domain/applications/silence'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { isWorkingDay } from '@/lib/domain/dates/working-days'

/** The days that the digest of a working day counts by. */
export type DigestDays = {
  day: PlainDate
  /** The previous working day: anybody who applied since then is new. */
  before: PlainDate
  /**
   * Somebody waiting since this day or earlier has waited 5 working days; `fiveBefore` is the same for the previous
   * day.
   */
  five: PlainDate
  fiveBefore: PlainDate
  ten: PlainDate
  tenBefore: PlainDate
}

/** The days that the digest of a working day counts by. */
export function applicantsDigestDays(day: PlainDate, bankHolidays: ReadonlySet<PlainDate>): DigestDays {
  let before = addDays(day, -1)
  while (!isWorkingDay(before, bankHolidays)) before = addDays(before, -1)
  const { first, second } = silenceDays
  return {
    day,
    before,
    five: waitedSinceDay(day, first, bankHolidays),
    fiveBefore: waitedSinceDay(before, first, bankHolidays),
    ten: waitedSinceDay(day, second, bankHolidays),
    tenBefore: waitedSinceDay(before, second, bankHolidays),
  }
}

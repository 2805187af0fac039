import { addDays, addMonths, plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'

/** A period of a report that leaves the organisation: everything, a calendar year, or a quarter of one. */
export type ReportSpan = {
  /** Such as 'all', '2026' or '2026-3'. */
  id: string
  /** Null for everything so far. */
  from: PlainDate | null
  to: PlainDate
}

const years = 3
const quarters = 8

const monthStart = (day: PlainDate): PlainDate => plainDate(`${day.slice(0, 8)}01`)

/**
 * The last day that such a report counts: the end of the month before. A report made each day would show who came
 * between two of them.
 */
export const countedUntil = (today: PlainDate): PlainDate => addDays(monthStart(today), -1)

/**
 * The periods to choose from, the largest first: everything, this year and the two before it, and the last eight
 * quarters. They are few and fixed, because free ones could be subtracted from each other day by day.
 * @param until the last day that is counted
 */
export function reportSpans(until: PlainDate): ReportSpan[] {
  const year = Number(until.slice(0, 4))
  const cut = (to: PlainDate): PlainDate => (to < until ? to : until)
  const ofYear = Array.from({ length: years }, (_, index) => ({
    id: `${year - index}`,
    from: plainDate(`${year - index}-01-01`),
    to: cut(plainDate(`${year - index}-12-31`)),
  }))
  const firstMonth = Math.floor((Number(until.slice(5, 7)) - 1) / 3) * 3 + 1
  const thisQuarter = plainDate(`${year}-${String(firstMonth).padStart(2, '0')}-01`)
  const ofQuarter = Array.from({ length: quarters }, (_, index) => {
    const from = addMonths(thisQuarter, -3 * index)
    const number = Math.floor((Number(from.slice(5, 7)) - 1) / 3) + 1
    return { id: `${from.slice(0, 4)}-${number}`, from, to: cut(addDays(addMonths(from, 3), -1)) }
  })
  return [{ id: 'all', from: null, to: until }, ...ofYear, ...ofQuarter]
}

/** Whether a day is in a period. */
export const isInSpan = (day: PlainDate, { from, to }: ReportSpan): boolean =>
  day <= to && (from === null || day >= from)

import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'

/** When something becomes spent. The last unspent day and the first spent day are kept separately. */
export type Period =
  | { outcome: 'dated'; firstSpentDay: PlainDate; lastUnspentDay: PlainDate }
  /** Unspent until an order without an end is ended. */
  | { outcome: 'until_further_order' }
  /** Unspent until a compensation order is paid in full. */
  | { outcome: 'until_paid' }
  /** Unspent, with no date while the court has not passed sentence. */
  | { outcome: 'awaiting_sentence' }
  /** A sentence whose rule we are not sure of: nobody should rely on a date from us. */
  | { outcome: 'cannot_tell' }
  | { outcome: 'never' }

export const spentFrom = (firstSpentDay: PlainDate): Period => ({
  outcome: 'dated',
  firstSpentDay,
  lastUnspentDay: addDays(firstSpentDay, -1),
})

// 'Never' is longer than anything that has no end yet, which is longer than any date. Of two without an end, the order
// counts as longer, because a person can pay a debt but not end an order; one of them must, or the answer would depend
// on their sequence. What nobody can tell yet may turn out to be the longest of these.
const rank = {
  dated: 0,
  until_paid: 1,
  until_further_order: 2,
  awaiting_sentence: 3,
  cannot_tell: 4,
  never: 5,
} as const

/** Negative when the first ends first, positive when it ends last, 0 when they end together. */
export function comparePeriods(one: Period, other: Period): number {
  if (one.outcome === 'dated' && other.outcome === 'dated') {
    if (one.firstSpentDay === other.firstSpentDay) return 0
    return one.firstSpentDay < other.firstSpentDay ? -1 : 1
  }
  return rank[one.outcome] - rank[other.outcome]
}

/** The longest; undefined for an empty list. */
export function longestPeriod(periods: readonly Period[]): Period | undefined {
  return periods.reduce<Period | undefined>(
    (longest, period) => (longest && comparePeriods(longest, period) >= 0 ? longest : period),
    undefined,
  )
}

export const isSpentOn = (period: Period, day: PlainDate): boolean =>
  period.outcome === 'dated' && day >= period.firstSpentDay

import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'

/** When something becomes spent. The last day it is unspent and the first day it is spent are kept apart. */
export type Period =
  | { outcome: 'dated'; firstSpentDay: PlainDate; lastUnspentDay: PlainDate }
  /** Unspent until an order that has no end is ended. */
  | { outcome: 'until_further_order' }
  /** Unspent until a compensation order is paid in full. */
  | { outcome: 'until_paid' }
  /** Unspent, and without a day while the court has not passed sentence. */
  | { outcome: 'awaiting_sentence' }
  /** A sentence whose rule we are not sure of: nobody should rely on a day from us. */
  | { outcome: 'cannot_tell' }
  | { outcome: 'never' }

export const spentFrom = (firstSpentDay: PlainDate): Period => ({
  outcome: 'dated',
  firstSpentDay,
  lastUnspentDay: addDays(firstSpentDay, -1),
})

// 'Never' is longer than what has no end yet, and that is longer than any date. Of two without an end a person can pay a
// debt but not end an order, so the order counts as the longer: one has to, or the answer would hang on their order. What
// nobody can tell yet can turn out to be the longest of these.
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

/** The longest; undefined when there is none. */
export function longestPeriod(periods: readonly Period[]): Period | undefined {
  return periods.reduce<Period | undefined>(
    (longest, period) => (longest && comparePeriods(longest, period) >= 0 ? longest : period),
    undefined,
  )
}

/** Whether it is spent on a day. */
export const isSpentOn = (period: Period, day: PlainDate): boolean =>
  period.outcome === 'dated' && day >= period.firstSpentDay

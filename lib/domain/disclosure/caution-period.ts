import type { Caution, Convention } from '@/lib/domain/disclosure/history'
import { spentFrom, type Period } from '@/lib/domain/disclosure/period'
import { addDays, addMonths, earlierOf } from '@/lib/domain/dates/plain-date'

/**
 * When a caution becomes spent (Schedule 2, paragraph 1): a simple caution at once; a conditional one after three months,
 * or when its conditions end if that is earlier.
 * @returns 'ends_before_given' when the conditions would end before the caution was given
 */
export function cautionPeriod(caution: Caution, convention: Convention): Period | 'ends_before_given' {
  const { kind, givenOn, conditionsEndedOn } = caution
  if (kind === 'simple_caution' || kind === 'youth_caution') return spentFrom(givenOn)
  if (conditionsEndedOn && conditionsEndedOn < givenOn) return 'ends_before_given'
  // The day it was given does not count towards the three months, so the last day is the same day of the month.
  const inThreeMonths = addMonths(givenOn, 3)
  const lastUnspentDay = conditionsEndedOn ? earlierOf(inThreeMonths, conditionsEndedOn) : inThreeMonths
  return spentFrom(convention === 'moj' ? lastUnspentDay : addDays(lastUnspentDay, 1))
}

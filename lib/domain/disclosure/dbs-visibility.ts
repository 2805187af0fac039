import type { Caution, Conviction } from '@/lib/domain/disclosure/history'
import { disposalOf, type AgeGroup } from '@/lib/domain/disclosure/disposals'
import { isSpentOn, type Period } from '@/lib/domain/disclosure/period'
import { addDays, addMonths, type PlainDate } from '@/lib/domain/dates/plain-date'

/**
 * The four things an employer may ask for. An enhanced check may also include what the local police decide to disclose.
 */
export const checkLevels = ['none', 'basic', 'standard', 'enhanced'] as const
export type CheckLevel = (typeof checkLevels)[number]

export type CheckVisibility =
  | { shown: 'will_not_show' }
  /** `until` is the first day on which it would no longer be shown, if known. */
  | { shown: 'will_show'; because: 'unspent' | 'custody' | 'specified_offence' | 'not_long_enough'; until?: PlainDate }
  /** It depends on whether the offence is on the list of specified offences. */
  | { shown: 'may_show'; dependsOn: 'specified_offence' }

/** Whether the offence is on the DBS's list of offences that are never filtered. */
export type SpecifiedOffence = boolean | 'unknown'

type Filtered = { from: PlainDate | undefined; isAlwaysShown: boolean }

const monthsUntilFiltered = { adult: 11 * 12, under18: 66 } as const satisfies Record<AgeGroup, number>
const monthsUntilAdultCautionIsFiltered = 6 * 12

/** The day it runs from does not count, so the time has passed on the day after its anniversary. */
const whenPassed = (since: PlainDate, months: number): PlainDate => addDays(addMonths(since, months), 1)

/** Custody is never filtered, immediate or suspended, whatever its length. */
const isCustody = ({ sentences }: Conviction): boolean =>
  sentences.some(({ kind }) => ['custody', 'excluded', 'serviceDetention'].includes(disposalOf(kind).rule))

function onHigherChecks(
  { from, isAlwaysShown }: Filtered,
  isSpecified: SpecifiedOffence,
  asOf: PlainDate,
): CheckVisibility {
  if (isAlwaysShown) return { shown: 'will_show', because: 'custody' }
  if (isSpecified === true) return { shown: 'will_show', because: 'specified_offence' }
  if (from && asOf < from) {
    // If the offence is specified after all, that day never comes.
    return { shown: 'will_show', because: 'not_long_enough', ...(isSpecified === false && { until: from }) }
  }
  return isSpecified === 'unknown' ? { shown: 'may_show', dependsOn: 'specified_offence' } : { shown: 'will_not_show' }
}

type Question = { period: Period; isSpecified: SpecifiedOffence; asOf: PlainDate }

function visibilityAt(level: CheckLevel, filtered: Filtered, { period, isSpecified, asOf }: Question): CheckVisibility {
  if (level === 'none') return { shown: 'will_not_show' }
  if (!isSpentOn(period, asOf)) {
    const isDated = level === 'basic' && period.outcome === 'dated'
    return { shown: 'will_show', because: 'unspent', ...(isDated && { until: period.firstSpentDay }) }
  }
  return level === 'basic' ? { shown: 'will_not_show' } : onHigherChecks(filtered, isSpecified, asOf)
}

/**
 * Whether it is a fixed penalty with points and nothing else. The Act counts its endorsement for 5 years as if it were a
 * sentence, but there is no conviction for a check to show.
 */
export const isOnlyFixedPenalty = ({ sentences }: Conviction): boolean =>
  sentences.every(({ kind }) => kind === 'endorsed_fixed_penalty_notice')

/**
 * What a level of check shows of a conviction on a day, in England and Wales (filtering rules of the Police Act 1997
 * and the Exceptions Order 1975 since 28 November 2020): unspent ones; custody and specified offences for life; others
 * until 11 years after conviction, or 5 years 6 months under 18.
 * @param question.period the period after taking other convictions into account
 */
export function visibilityOfConviction(conviction: Conviction, level: CheckLevel, question: Question): CheckVisibility {
  if (isOnlyFixedPenalty(conviction)) return { shown: 'will_not_show' }
  const from = whenPassed(conviction.convictedOn, monthsUntilFiltered[conviction.ageGroup])
  return visibilityAt(level, { from, isAlwaysShown: isCustody(conviction) }, question)
}

/**
 * The same for a caution: a youth caution is never shown once spent; an adult's until 6 years after it was given, and
 * for life for a specified offence.
 */
export function visibilityOfCaution(caution: Caution, level: CheckLevel, question: Question): CheckVisibility {
  if (caution.kind === 'youth_caution' || caution.kind === 'youth_conditional_caution') {
    return visibilityAt(level, { from: undefined, isAlwaysShown: false }, { ...question, isSpecified: false })
  }
  const from = whenPassed(caution.givenOn, monthsUntilAdultCautionIsFiltered)
  return visibilityAt(level, { from, isAlwaysShown: false }, question)
}

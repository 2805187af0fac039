import type { CalculatorAnswers } from '@/lib/domain/disclosure-wizard/answers'
import { neitherKinds, type NeitherKind } from '@/lib/domain/disclosure-wizard/mistakes'
import type { RecordOutcome } from '@/lib/domain/disclosure-wizard/results'
import { longestPeriod, type Period } from '@/lib/domain/disclosure/period'

/** Which of the things that are neither a conviction nor a caution it was; undefined for a conviction or caution. */
export function neitherKindOf({ given }: CalculatorAnswers, recordId: string): NeitherKind | undefined {
  if (given[`${recordId}-type`]?.type !== 'neither') return undefined
  return neitherKinds.find((kind) => kind === given[`${recordId}-neither`]?.why) ?? 'not_sure'
}

/** What the person cannot name: each of them may be a conviction or a caution that still counts. */
export const unknownRecords = (answers: CalculatorAnswers): readonly string[] =>
  answers.records.filter((id) => neitherKindOf(answers, id) === 'not_sure')

/**
 * When somebody can say 'no' to an employer who asks about unspent convictions: now, because nothing is a conviction or
 * a caution or because all of it is spent; not before it is known what something was; or when the longest period ends.
 */
export type SayNo =
  | { outcome: 'nothing_counts' }
  | { outcome: 'all_spent' }
  | { outcome: 'nature_unknown' }
  /** Only fixed penalties with points still count, and only where the question is about more than convictions. */
  | { outcome: 'only_penalties'; period: Period }
  | Period

/** Whether nothing that was told has to be disclosed today. */
export const canSayNoNow = ({ outcome }: SayNo): boolean => outcome === 'nothing_counts' || outcome === 'all_spent'

/**
 * The one answer for everything that was told. What is never spent settles it; short of that, no day can be given while
 * it is not known what something was.
 */
export function sayNo(answers: CalculatorAnswers, records: readonly RecordOutcome[]): SayNo {
  const ofKind = (isPenalty: boolean) => records.filter(({ isFixedPenalty }) => isFixedPenalty === isPenalty)
  const last = longestPeriod(ofKind(false).map(({ latest }) => latest))
  if (unknownRecords(answers).length > 0 && last?.outcome !== 'never') return { outcome: 'nature_unknown' }
  if (last && ofKind(false).some(({ isSpent }) => !isSpent)) return last
  const penalties = ofKind(true).filter(({ isSpent }) => !isSpent)
  const period = longestPeriod(penalties.map(({ latest }) => latest))
  if (period) return { outcome: 'only_penalties', period }
  return records.length > 0 ? { outcome: 'all_spent' } : { outcome: 'nothing_counts' }
}

import type { Group } from '@/lib/domain/job-matcher/infer-group'

/**
 * Source of every figure here: Rovira M. (2024) "Invisible Stripes? A Field Experiment on the Disclosure of a Criminal
 * Record in the British Labour Market and the Potential Effects of Introducing Ban-The-Box Policies", British Journal
 * of Criminology 64(4) 827-845, doi 10.1093/bjc/azad063. Two equivalent CVs went to each of 1,053 openings, 2,106 in
 * all; one of the two disclosed a record.
 */
export const study = { openings: 1053, applications: 2106 } as const

/** Of 100 applications without a record, how many got a callback, whoever applied and whatever the form asked. */
export const baselinePercent = 18.3

/** How wide the gap is between two equivalent applicants, one of them with a record. */
export type GapLevel = 'NONE' | 'LOW' | 'MODERATE' | 'HIGH' | 'SEVERE'

export type MeasuredCell = {
  percent: number
  level: GapLevel
  /** The equivalent applicant without a record. */
  withoutRecordPercent: number
  /** Pairs of applications. The percentages of the two small cells fit only these sizes; the others fit too many. */
  pairs: number | 'unknown'
}
/** No figure is given for it: an average of two groups that differ this much tells nobody anything. */
type UnmeasuredCell = { percent: 'not-measured'; level: GapLevel }
export type CallbackCell = MeasuredCell | UnmeasuredCell

export type JobAsks = 'asks' | 'does-not-ask'
type Measured = Exclude<Group, 'Other'>

/** "Other" was not measured: its level, which decides how cautious our suggestion is, lies between the two others. */
export const callbackRates: Record<JobAsks, Record<Measured, MeasuredCell> & { Other: UnmeasuredCell }> = {
  asks: {
    White: { percent: 15.6, level: 'SEVERE', withoutRecordPercent: 40.6, pairs: 32 },
    Black: { percent: 33.3, level: 'NONE', withoutRecordPercent: 30.6, pairs: 36 },
    Other: { percent: 'not-measured', level: 'MODERATE' },
  },
  'does-not-ask': {
    White: { percent: 15.1, level: 'NONE', withoutRecordPercent: 14.4, pairs: 'unknown' },
    Black: { percent: 13.5, level: 'MODERATE', withoutRecordPercent: 17.1, pairs: 'unknown' },
    Other: { percent: 'not-measured', level: 'LOW' },
  },
}

export function callbackCell(hasCriminalBackgroundQuestion: boolean, group: Group): CallbackCell {
  return callbackRates[hasCriminalBackgroundQuestion ? 'asks' : 'does-not-ask'][group]
}

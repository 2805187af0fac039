import { callbackCell, type CallbackCell } from '@/lib/domain/job-matcher/callback-rates'
import type { Group } from '@/lib/domain/job-matcher/infer-group'
import {
  settledGroup,
  type GroupWay,
  type JobAnswers,
  type MatcherState,
  type RecordType,
} from '@/lib/domain/job-matcher/matcher-answers'
import { recommend, type Recommendation } from '@/lib/domain/job-matcher/recommend'

type SettledJob = JobAnswers & { sector: NonNullable<JobAnswers['sector']> }

type NoRecordResult = { kind: 'no-record'; recommendation: Recommendation; job: SettledJob }
export type RecordResult = {
  kind: 'record'
  recommendation: Recommendation
  /** What the answer would be if the job had no diversity statement. */
  recommendationWithoutStatement: Recommendation
  job: SettledJob
  recordType: RecordType
  group: Group
  groupWay: GroupWay
  cell: CallbackCell
}
export type MatcherResult = NoRecordResult | RecordResult

/** The result, or null while an answer is missing. */
export function assessJob({ record, job }: MatcherState): MatcherResult | null {
  const { sector, hasCriminalBackgroundQuestion, hasDiversityStatement } = job
  const { hasRecord, recordType, groupWay } = record
  if (sector === null || hasRecord === null) return null
  const settledJob = { ...job, sector }
  if (!hasRecord) {
    const scenario = { hasRecord, level: 'NONE', asksAboutRecord: hasCriminalBackgroundQuestion } as const
    return { kind: 'no-record', recommendation: recommend({ ...scenario, hasDiversityStatement }), job: settledJob }
  }

  const group = settledGroup(record)
  if (recordType === null || groupWay === null || group === null) return null
  const cell = callbackCell(hasCriminalBackgroundQuestion, group)
  const scenario = { hasRecord, level: cell.level, asksAboutRecord: hasCriminalBackgroundQuestion }
  return {
    kind: 'record',
    recommendation: recommend({ ...scenario, hasDiversityStatement }),
    recommendationWithoutStatement: recommend({ ...scenario, hasDiversityStatement: false }),
    job: settledJob,
    recordType,
    group,
    groupWay,
    cell,
  }
}

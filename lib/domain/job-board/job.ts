import type { CheckLevel } from '@/lib/domain/disclosure/dbs-visibility'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import type { Sector } from '@/lib/domain/job-matcher/matcher-answers'

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary'] as const
export type JobType = (typeof jobTypes)[number]

/** When the employer asks about convictions. On the application form is not among them: no job here may ask so early. */
export const recordQuestionStages = ['never', 'after_shortlist', 'at_interview', 'after_offer'] as const
export type RecordQuestionStage = (typeof recordQuestionStages)[number]

export type ExclusionKind = 'driving' | 'theft_from_work' | 'sexual' | 'arson' | 'terrorism' | 'other'

/** A kind of conviction with which the employer says it cannot take somebody on for this job, and why. */
type Exclusion = { kind: ExclusionKind; reason: string }

export type JobStatus = 'live' | 'paused' | 'closed'

/** In pence, before tax. */
export type Pay = { from: number; to: number; per: 'hour' | 'year' }

export type Job = {
  id: string
  employerId: string
  title: string
  company: string
  town: string
  type: JobType
  sector: Exclude<Sector, 'other'>
  postedOn: PlainDate
  /** The last day to apply; null is open until filled. */
  closesOn: PlainDate | null
  pay: Pay
  hoursPerWeek: number
  pattern: string
  description: string
  requirements: readonly string[]
  benefits: readonly string[]
  skills: readonly string[]
  dbsLevel: CheckLevel
  /** Why a check above basic is lawful for the job, or why there is one at all. */
  dbsReason: string | null
  recordQuestion: RecordQuestionStage
  exclusions: readonly Exclusion[]
  convictionFriendly: boolean
  remoteFriendly: boolean
  /** Whether somebody released for the day (ROTL) can do it. */
  dayReleasePossible: boolean
  vacancies: number
  status: JobStatus
  /** How many the employer says it took on, once closed. */
  hired: number | null
}

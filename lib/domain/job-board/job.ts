import type { PlainDate } from '@/lib/domain/dates/plain-date'

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary'] as const
export type JobType = (typeof jobTypes)[number]

/** When the employer asks about convictions. The application form is not an option: no job here may ask that early. */
export const recordQuestionStages = ['never', 'after_shortlist', 'at_interview', 'after_offer'] as const
export type RecordQuestionStage = (typeof recordQuestionStages)[number]

export const exclusionKinds = ['driving', 'theft_from_work', 'sexual', 'arson', 'terrorism', 'other'] as const
export type ExclusionKind = (typeof exclusionKinds)[number]

/** A kind of conviction that the employer says rules somebody out for this job, and why. */
type Exclusion = { kind: ExclusionKind; reason: string }

export type JobStatus = 'live' | 'paused' | 'closed'

/** The kinds of work on the board: every industry that the home page names, farming, and whatever else there is. */
export const jobSectors = [
  'retail',
  'hospitality',
  'construction',
  'manufacturing',
  'logistics',
  'agriculture',
  'facilities',
  'care',
  'technology',
  'business',
  'other',
] as const
export type JobSector = (typeof jobSectors)[number]

/**
 * The criminal record check for a job. The names match those of the disclosure rules, which no live page may import.
 */
export const dbsLevels = ['none', 'basic', 'standard', 'enhanced'] as const
export type DbsLevel = (typeof dbsLevels)[number]

/** In pence, before tax. */
export type Pay = { from: number; to: number; per: 'hour' | 'year' }

export type Job = {
  id: string
  employerId: string
  title: string
  company: string
  town: string
  type: JobType
  sector: JobSector
  postedOn: PlainDate
  /** The last day to apply; null if open until filled. */
  closesOn: PlainDate | null
  pay: Pay
  hoursPerWeek: number
  pattern: string
  description: string
  requirements: readonly string[]
  benefits: readonly string[]
  skills: readonly string[]
  dbsLevel: DbsLevel
  /** Why a check above basic is lawful for the job, or why there is one at all. */
  dbsReason: string | null
  recordQuestion: RecordQuestionStage
  exclusions: readonly Exclusion[]
  convictionFriendly: boolean
  remoteFriendly: boolean
  /** Whether somebody on day release (ROTL) can do it. */
  dayReleasePossible: boolean
  vacancies: number
  status: JobStatus
  /** How many people the employer says it took on, once closed. */
  hired: number | null
}

import type { PlainDate } from '@/lib/domain/dates/plain-date'

export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Temporary'] as const
export type JobType = (typeof jobTypes)[number]

/** When the employer asks about convictions. On the application form is not among them: no job here may ask so early. */
export const recordQuestionStages = ['never', 'after_shortlist', 'at_interview', 'after_offer'] as const
export type RecordQuestionStage = (typeof recordQuestionStages)[number]

export const exclusionKinds = ['driving', 'theft_from_work', 'sexual', 'arson', 'terrorism', 'other'] as const
export type ExclusionKind = (typeof exclusionKinds)[number]

/** A kind of conviction with which the employer says it cannot take somebody on for this job, and why. */
type Exclusion = { kind: ExclusionKind; reason: string }

export type JobStatus = 'live' | 'paused' | 'closed'

/** The kinds of work that the board knows. */
export const jobSectors = [
  'retail',
  'hospitality',
  'construction',
  'manufacturing',
  'logistics',
  'agriculture',
] as const
export type JobSector = (typeof jobSectors)[number]

/** The criminal record check of a job. Its names are those of the law's own file, which no live page may import. */
export const dbsLevels = ['none', 'basic', 'standard', 'enhanced'] as const
export type DbsLevel = (typeof dbsLevels)[number]

/** How the identifier of a job begins that an employer posted, in place of one that came with the board. */
export const postedJobPrefix = 'posted-'

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
  /** The last day to apply; null is open until filled. */
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
  /** Whether somebody released for the day (ROTL) can do it. */
  dayReleasePossible: boolean
  vacancies: number
  status: JobStatus
  /** How many the employer says it took on, once closed. */
  hired: number | null
}

import { z } from 'zod'

import { parseDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { optionalFreeText, optionalLine } from '@/lib/domain/fields/field-rules'
import { advertLimits } from '@/lib/domain/job-board/advert-limits'
import { checkDuties } from '@/lib/domain/job-board/check-duty'
import {
  dbsLevels,
  exclusionKinds,
  jobSectors,
  jobTypes,
  recordQuestionStages,
  type Job,
  type JobStatus,
} from '@/lib/domain/job-board/job'

const { line, text, lines } = advertLimits
const listOf = (label: string) => z.array(optionalLine(label, line)).max(lines)
const day = z
  .string()
  .transform((value, context): PlainDate => {
    const date = parseDate(value)
    if (date) return date
    context.addIssue({ code: 'custom', message: 'not a day' })
    return z.NEVER
  })
  .nullable()

/**
 * What a company writes about a job: everything in `Job` that is its own to say, plus where, when and how the work is
 * done. It is stored in `jobs.advert` and `jobs.draft`. Whether it is lawful is another question: lawful-advert.ts.
 */
export const advertSchema = z.object({
  title: optionalLine('Job title', advertLimits.title).pipe(z.string().min(1)),
  type: z.enum(jobTypes),
  sector: z.enum(jobSectors),
  vacancies: z.int().min(1).max(advertLimits.vacancies),
  description: optionalFreeText('Description', text).pipe(z.string().min(1)),
  requirements: listOf('What they need'),
  benefits: listOf('What you offer'),
  skills: listOf('Skills that help'),
  training: optionalFreeText('Training', advertLimits.reason),

  /** In pence, before tax. */
  pay: z.object({ from: z.int().min(1), to: z.int().min(1), per: z.enum(['hour', 'year']) }),
  hoursPerWeek: z.number().positive().max(168),
  pattern: optionalLine('When they work', line).pipe(z.string().min(1)),
  startsOn: day,
  /** The last day to apply; null if open until filled. */
  closesOn: day,

  /**
   * One of the company's sites; null for any other place. Town and postcode are stored here too, because an advert
   * outlives the list of sites.
   */
  siteId: z.string().max(80).nullable(),
  town: optionalLine('Town', 80).pipe(z.string().min(1)),
  /** Of the place of work, in full or its first half, such as LS1 4AB or LS1. */
  postcode: z.string().regex(/^[A-Z]{1,2}[0-9][0-9A-Z]?( [0-9][A-Z]{2})?$/),
  remoteFriendly: z.boolean(),
  travelHelp: optionalFreeText('Help with travel', advertLimits.reason),
  /** Whether somebody works alongside them and keeps an eye on how it goes. */
  supervised: z.boolean(),
  /** Whether the company may offer the job without an interview. */
  noInterview: z.boolean().default(false),
  /** Whether somebody on day release (ROTL) can do it. */
  dayReleasePossible: z.boolean(),

  dbsLevel: z.enum(dbsLevels),
  /** What in the work makes a check above basic lawful; null if nothing does. */
  duty: z.enum(checkDuties).nullable(),
  /** In the company's own words, for people reading the advert. */
  dbsReason: optionalFreeText('Why there is a check', advertLimits.reason),
  recordQuestion: z.enum(recordQuestionStages),
  exclusions: z
    .array(z.object({ kind: z.enum(exclusionKinds), reason: optionalFreeText('Reason', advertLimits.reason) }))
    .max(advertLimits.exclusions),
})
export type Advert = z.output<typeof advertSchema>
export type AdvertField = keyof Advert

/** An advert being written: null where nothing has been entered yet. */
export type AdvertDraft = { [Field in AdvertField]: Advert[Field] | null }

const { shape } = advertSchema
const orNothing = (schema: z.ZodType) => schema.nullable().default(null)
export const draftSchema = z.object(
  Object.fromEntries(Object.entries(shape).map(([field, schema]) => [field, orNothing(schema)])),
) as unknown as z.ZodType<AdvertDraft>

export const advertFields = Object.keys(shape) as AdvertField[]

/** What an answer of the team is about: one field, or the whole advert. */
export const advertParts = ['whole', ...advertFields] as const
export type AdvertPart = (typeof advertParts)[number]

/** Nothing entered, except in fields that have a usual answer. */
export const blankDraft: AdvertDraft = {
  ...(Object.fromEntries(advertFields.map((field) => [field, null])) as AdvertDraft),
  requirements: [],
  benefits: [],
  skills: [],
  training: '',
  travelHelp: '',
  remoteFriendly: false,
  supervised: false,
  noInterview: false,
  dayReleasePossible: false,
  dbsReason: '',
  exclusions: [],
}

/** The draft as an advert; null while anything is missing. */
export const finishedAdvert = (draft: AdvertDraft): Advert | null => advertSchema.safeParse(draft).data ?? null

/** What is stored about an approved job, besides its advert. */
export type StoredJob = {
  id: string
  companyId: string
  company: string
  status: JobStatus
  advert: Advert
  postedOn: PlainDate
  hired: number | null
}

/** A job from one of our companies: what the board knows of every job, plus what only these have. */
export type LiveJob = Job & Omit<Advert, keyof Job>

/** An approved job in the form that every screen and rule of the job board uses. */
export const jobOf = ({ companyId, advert, ...kept }: StoredJob): LiveJob => ({
  ...advert,
  ...kept,
  employerId: companyId,
  dbsReason: advert.dbsReason === '' ? null : advert.dbsReason,
  convictionFriendly: true,
})

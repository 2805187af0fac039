import 'server-only'

import { z } from 'zod'

import { advertSchema } from '@/lib/domain/job-board/advert'
import { districtTyped } from '@/lib/domain/job-board/district'
import { dbsLevels, recordQuestionStages } from '@/lib/domain/job-board/job'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

// What an application needs to know about an advert. Whatever cannot be read falls back to the least that a job can
// ask.
const advertFacts = z
  .object({
    town: z.string().catch(''),
    postcode: z.string().catch(''),
    remoteFriendly: z.boolean().catch(false),
    dbsLevel: z.enum(dbsLevels).catch('none'),
    recordQuestion: z.enum(recordQuestionStages).catch('never'),
    noInterview: z.boolean().catch(false),
  })
  .catch({
    town: '',
    postcode: '',
    remoteFriendly: false,
    dbsLevel: 'none',
    recordQuestion: 'never',
    noInterview: false,
  })

const { pay, hoursPerWeek } = advertSchema.shape
const advertTerms = z
  .object({
    pay: pay.nullable().catch(null),
    hoursPerWeek: hoursPerWeek.nullable().catch(null),
    pattern: z.string().catch(''),
  })
  .catch({ pay: null, hoursPerWeek: null, pattern: '' })

/** `hasOtherQuestion`: the advert has asked something else about a record since the person applied. */
export type JobFacts = { id: string; title: string; hasOtherQuestion: boolean } & z.output<typeof advertFacts> &
  z.output<typeof advertTerms>

/** A job of the asker's company, as one application to it needs it: with the question in force when it was sent, and the pay and hours. */
export const ownJob = z
  .object({ id: z.string(), title: z.string(), advert: z.unknown(), has_other_question: z.boolean() })
  .transform(({ advert, has_other_question, ...job }): JobFacts => ({
    ...job,
    ...advertFacts.parse(advert),
    ...advertTerms.parse(advert),
    hasOtherQuestion: has_other_question,
  }))

/** A job as a person reads it: what the database function `job_facts` returns. */
export const jobForPerson = z
  .object({
    job_id: z.string(),
    title: z.string(),
    organisation_id: z.uuid(),
    company: z.string(),
    advert: z.unknown(),
    is_open: z.boolean(),
    is_hidden: z.boolean(),
    ended: z.string().nullable(),
    applied: z.string().nullable(),
  })
  .transform(({ job_id, organisation_id, advert, is_open, is_hidden, ...job }) => ({
    ...job,
    ...advertFacts.parse(advert),
    id: job_id,
    companyId: organisation_id,
    isOpen: is_open,
    isHidden: is_hidden,
  }))
export type JobForPerson = z.output<typeof jobForPerson>

/**
 * A job as read by a person who may apply or has applied, with the reference of their open or accepted application in `applied`,
 * and of the last that ended in `ended`; null for one that they may not see.
 * @throws when the database did not answer
 */
export async function loadJobForPerson(jobId: string): Promise<JobForPerson | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('job_facts', { p_jobs: JSON.stringify([jobId]) })
  if (error) throw new Error('a job was not read', { cause: error })
  return z.array(jobForPerson).parse(data)[0] ?? null
}

/** Somebody's applications for one job: the reference of one that is open or accepted, and of the last that ended. */
type OwnForJob = { applied: string | null; ended: string | null }

/**
 * What the asker has applied for among these jobs, at most 100, by job id.
 * @throws when the database did not answer
 */
export async function loadApplied(jobIds: readonly string[]): Promise<ReadonlyMap<string, OwnForJob>> {
  if (jobIds.length === 0) return new Map()
  const client = await readerOfPage()
  // Without the adverts, which come to 27 kB for a page of jobs.
  const columns = 'job_id, applied, ended'
  const { data, error } = await client.rpc('job_facts', { p_jobs: JSON.stringify(jobIds) }).select(columns)
  if (error) throw new Error('jobs were not read', { cause: error })
  const rows = z.array(z.object({ job_id: z.string(), applied: z.string().nullable(), ended: z.string().nullable() }))
  return new Map(rows.parse(data).map(({ job_id, ...own }) => [job_id, own]))
}

// Our list has Great Britain alone.
const unlistedAreas = /^(?:BT|GY|IM|JE)/

/**
 * Whether there is such a postcode district, as far as our list says.
 * @throws when the database did not answer
 */
export const isDistrict = async (district: string): Promise<boolean> =>
  unlistedAreas.test(district) || (await milesFrom(district, { postcode: district })) !== null

/**
 * How many whole miles somebody's postcode district is from a job's; null where either is unknown.
 * @param district the first half of a postcode
 * @param postcode in full, or its first half
 * @throws when the database did not answer
 */
export async function milesFrom(district: string, { postcode }: { postcode: string }): Promise<number | null> {
  if (district === '' || postcode === '') return null
  const { data, error } = await serviceClient.rpc('miles_between', { p_from: district, p_to: districtTyped(postcode) })
  if (error) throw new Error('a distance was not read', { cause: error })
  return z.number().nullable().parse(data)
}

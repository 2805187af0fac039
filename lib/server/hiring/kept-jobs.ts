import 'server-only'

import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { advertSchema, jobOf } from '@/lib/domain/job-board/advert'
import type { PersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { viewJob, type JobView } from '@/lib/domain/job-board/job-view'
import { currentUser, readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

export const keptKinds = ['saved', 'hidden'] as const
export type KeptKind = (typeof keptKinds)[number]

const open = z.object({
  id: z.string(),
  organisation_id: z.string(),
  company: z.string(),
  posted_on: z.string().transform(plainDate),
  status: z.enum(['live']),
  advert: advertSchema,
  kept: z.enum(keptKinds).nullable(),
  miles: z.number().nullable(),
})
const closed = z.object({ id: z.string(), title: z.string(), kept: z.enum(keptKinds).nullable() })
const answer = z.object({ outcome: z.literal('done'), has_more: z.boolean(), jobs: z.array(open.or(closed)) })

/**
 * A job in somebody's list: only the title for one that is no longer open. `miles`: from their postcode district; null
 * where either is unknown.
 */
export type ListedJob = {
  id: string
  title: string
  kept: KeptKind | null
  job: JobView | null
  miles: number | null
}

const jobsOnAPage = 20

type Asked = PersonJobQuery & { today: PlainDate }

/**
 * A page of somebody's jobs: those that suit what they look for, newest or nearest first, or those they saved or hid.
 * None is from a company they hide from.
 * @param page from 0
 * @throws when the database did not answer
 */
export async function loadPersonJobs(actorId: string, { list, miles, sort, page, today }: Asked) {
  const { data, error } = await serviceClient.rpc('jobs_for_person', {
    p_actor: actorId,
    p_today: today,
    p_list: list,
    p_miles: miles,
    p_from: page * jobsOnAPage,
    p_rows: jobsOnAPage,
    p_sort: sort,
  })
  if (error) throw new Error('jobs were not read', { cause: error })
  const { has_more: hasMore, jobs } = answer.parse(data)
  const listed = jobs.map((row): ListedJob => {
    if (!('advert' in row)) return { ...row, job: null, miles: null }
    const { id, organisation_id: companyId, company, posted_on: postedOn, status, advert, kept, miles } = row
    const job = jobOf({ id, companyId, company, status, advert, postedOn, hired: null })
    return { id, title: advert.title, kept, job: viewJob(job, today), miles }
  })
  return { jobs: listed, hasMore }
}

/**
 * Which of some jobs a signed-in candidate has saved, for public pages; null for everybody else. Empty when it cannot
 * be told.
 */
export async function savedAmong(jobs: readonly { id: string }[]): Promise<ReadonlySet<string> | null> {
  if ((await currentUser())?.role !== 'candidate') return null
  const { data } = await (
    await readerOfPage()
  )
    .from('kept_jobs')
    .select('job_id')
    .eq('kind', 'saved')
    .in(
      'job_id',
      jobs.map(({ id }) => id),
    )
  return new Set((data ?? []).map(({ job_id: id }) => String(id)))
}

const kept = z.object({ outcome: z.enum(['done', 'forbidden', 'missing', 'full']) })

/**
 * Saves a job for somebody, hides it from them or, for null, takes it off both lists.
 * @returns 'full' after 500 of a kind
 * @throws when the database did not answer
 */
export async function keepJob(actorId: string, jobId: string, kind: KeptKind | null) {
  const { data, error } = await serviceClient.rpc('keep_job', { p_actor: actorId, p_job: jobId, p_kind: kind })
  if (error) throw new Error('a job was not kept', { cause: error })
  return kept.parse(data).outcome
}

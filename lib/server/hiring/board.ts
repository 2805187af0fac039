import 'server-only'

import { cache } from 'react'
import { z } from 'zod'

import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { companySectors, companySizes } from '@/lib/domain/companies/company'
import { advertSchema, jobOf, type LiveJob } from '@/lib/domain/job-board/advert'
import {
  askedNoEarlier,
  blankBoardQuery,
  centreOf,
  checksUpTo,
  jobsOfAPage,
  readBoardQuery,
  writeBoardQuery,
  type BoardQuery,
} from '@/lib/domain/job-board/board-query'
import { jobSectors, type JobSector } from '@/lib/domain/job-board/job'
import { viewJob, type JobView } from '@/lib/domain/job-board/job-view'
import { townNamed } from '@/lib/domain/job-board/uk-towns'
import type { WiderSearch } from '@/lib/domain/job-board/wider-searches'
import { serviceClient } from '@/lib/server/supabase/service-client'

/** An open job as the database function `public_job` returns it. */
export const publicJob = z
  .object({
    id: z.string(),
    organisation_id: z.string(),
    company: z.string(),
    posted_on: z.string().transform(plainDate),
    status: z.literal('live'),
    advert: advertSchema,
  })
  .transform(({ organisation_id: companyId, posted_on: postedOn, ...kept }) =>
    jobOf({ ...kept, companyId, postedOn, hired: null }),
  )

const foundJobs = z.object({
  total: z.number(),
  is_any_live: z.boolean(),
  is_district_known: z.boolean(),
  jobs: z.array(z.unknown()),
})

/** `miles`: from the postcode district or town that was searched for; null where there is none, or it is not known. */
type FoundJob = LiveJob & JobView & { miles: number | null }
export type FoundJobs = {
  /** Counted up to one more than `mostCounted`. */
  total: number
  isAnyLive: boolean
  isDistrictKnown: boolean
  jobs: FoundJob[]
}

/** The filters of a query as the database functions take them. */
function filtersOf(query: BoardQuery) {
  const { words, location, miles, type, sector, pay, check, asked, dayRelease } = query
  const centre = centreOf(query)
  return {
    p_words: words,
    p_place: townNamed(location)?.town ?? location,
    p_district: centre && centre.district,
    p_miles: miles,
    p_type: type && type.toLowerCase(),
    p_sector: sector,
    p_pay: pay,
    p_checks: checksUpTo(check),
    p_asked: askedNoEarlier(asked),
    p_day_release: dayRelease,
  }
}

const distance = z.object({ miles: z.number().nullable().catch(null) })

const publicJobs = (jobs: readonly unknown[], today: PlainDate): FoundJob[] =>
  jobs.flatMap((row) => {
    const job = publicJob.safeParse(row).data
    return job ? [{ ...job, ...viewJob(job, today), ...distance.parse(row) }] : []
  })

const search = cache(async (address: string, town: string | null, today: PlainDate): Promise<FoundJobs | null> => {
  const query = readBoardQuery(Object.fromEntries(new URLSearchParams(address)))
  const { sort, page } = query
  const { data, error } = await serviceClient.rpc('search_jobs', {
    ...filtersOf(query),
    p_today: today,
    p_town: town,
    p_sort: sort,
    p_from: (page - 1) * jobsOfAPage,
    p_rows: jobsOfAPage,
  })
  if (error) return null
  const found = foundJobs.parse(data)
  const { total, is_any_live: isAnyLive, is_district_known: isDistrictKnown } = found
  return { total, isAnyLive, isDistrictKnown, jobs: publicJobs(found.jobs, today) }
})

/**
 * A page of the open jobs that match a query, in one town where it is given by its key. Queried once per request.
 * @returns null when the database did not answer
 */
export const searchBoard = (
  query: BoardQuery,
  today: PlainDate,
  town: string | null = null,
): Promise<FoundJobs | null> => search(writeBoardQuery(query), town, today)

const mostWider = 3

/** Those of the searches that find anything, at most three, each with how many jobs it finds; null if the database did not answer. */
export async function thatFind(searches: readonly WiderSearch[], today: PlainDate) {
  const counted = await Promise.all(
    searches.map(async (one) => ({ ...one, total: (await searchBoard(one.query, today))?.total ?? null })),
  )
  return counted.some(({ total }) => total === null)
    ? null
    : counted.flatMap(({ total, ...one }) => (total ? [{ ...one, total }] : [])).slice(0, mostWider)
}

const newJobs = z.object({ total: z.number(), jobs: z.array(z.unknown()) })

/**
 * The open jobs that match a query and first went on the board between two times, latest first. Left out are those of
 * companies that the owner of the saved search hides from.
 * @param between as the database wrote them: after the first, and up to the second
 * @returns up to `rows` of them, and how many there are, counted up to 100
 * @throws when the database did not answer
 */
export async function findNewJobs(
  query: BoardQuery,
  {
    search,
    between: [since, until],
    today,
    rows,
  }: { search: string; between: readonly [string, string]; today: PlainDate; rows: number },
): Promise<{ total: number; jobs: (LiveJob & JobView)[] }> {
  const { data, error } = await serviceClient.rpc('new_jobs', {
    ...filtersOf(query),
    p_since: since,
    p_until: until,
    p_today: today,
    p_rows: rows,
    p_search: search,
  })
  if (error) throw new Error('new_jobs', { cause: error })
  const { total, jobs } = newJobs.parse(data)
  return { total, jobs: publicJobs(jobs, today) }
}

const companyFacts = z.object({
  about: z.string(),
  website: z.string(),
  company_sector: z.enum(companySectors),
  size: z.enum(companySizes),
  towns: z.array(z.string()),
})
const otherJob = z.object({
  state: z.enum(['paused', 'closed']),
  id: z.string(),
  title: z.string().nullable(),
  sector: z.enum(jobSectors).nullable().catch(null),
  town_key: z.string().nullable(),
})

/** What a company tells everybody about itself. */
type PublicCompany = Pick<z.output<typeof companyFacts>, 'about' | 'website' | 'size' | 'towns'> & {
  sector: z.output<typeof companyFacts>['company_sector']
}
export type BoardJob =
  | { state: 'live'; job: LiveJob & JobView; company: PublicCompany }
  | { state: 'paused' | 'closed'; id: string; title: string; sector: JobSector | null; town: string | null }

/**
 * A job that is or was on the board. Queried once per request.
 * @returns undefined for one that never was; null when the database did not answer
 */
export const loadBoardJob = cache(async (id: string, today: PlainDate): Promise<BoardJob | null | undefined> => {
  const { data, error } = await serviceClient.rpc('job_by_id', { p_id: id, p_today: today })
  if (error) return null
  const gone = otherJob.safeParse(data).data
  if (gone) return { ...gone, title: gone.title ?? '', town: gone.town_key?.replaceAll('-', ' ') ?? null }
  const job = publicJob.safeParse(data).data
  if (!job) return undefined
  const { company_sector: sector, ...facts } = companyFacts.parse(data)
  return { state: 'live', job: { ...job, ...viewJob(job, today) }, company: { ...facts, sector } }
})

const mostSimilar = 4

/**
 * Other open jobs, at most four: of the same kind of work in and around the same town first, then of that kind anywhere,
 * then any in and around that town.
 */
export async function similarJobs(
  { id, sector, town }: { id: string; sector: JobSector | null; town: string | null },
  today: PlainDate,
): Promise<JobView[]> {
  const ofKind = sector && { sector }
  const inTown = town === null ? null : { location: town }
  const queries = [ofKind && inTown && { ...ofKind, ...inTown }, ofKind, inTown]
  const pages = await Promise.all(queries.map((query) => query && searchBoard({ ...blankBoardQuery, ...query }, today)))
  const jobs = pages.flatMap((page) => page?.jobs ?? []).filter((job) => job.id !== id)
  // Miles from the middle of the town, which is not where the reader is.
  return [...new Map(jobs.map((job) => [job.id, { ...job, miles: null }])).values()].slice(0, mostSimilar)
}

const listedJobs = z.array(z.object({ id: z.string(), changed_at: z.string() }))

/** The open jobs, and when each last changed; null when the database did not answer. */
export async function listBoardJobs(today: PlainDate): Promise<z.output<typeof listedJobs> | null> {
  const { data, error } = await serviceClient.rpc('jobs_for_sitemap', { p_today: today })
  return error ? null : listedJobs.parse(data)
}

const landings = z.object({
  towns: z.array(z.object({ key: z.string(), name: z.string(), jobs: z.number() })),
  sectors: z.array(z.object({ key: z.enum(jobSectors), jobs: z.number() })),
})
export type Landings = z.output<typeof landings>
const noLandings: Landings = { towns: [], sectors: [] }

const keptForMs = 10_000
let kept: { until: number; today: PlainDate; landings: Landings } | undefined

/** The towns and kinds of work that have a page of their own, at most ten seconds out of date. */
export async function loadLandings(today: PlainDate): Promise<Landings> {
  if (kept && kept.until > Date.now() && kept.today === today) return kept.landings
  const { data, error } = await serviceClient.rpc('job_landings', { p_today: today })
  if (error) return kept?.landings ?? noLandings
  kept = { until: Date.now() + keptForMs, today, landings: landings.parse(data) }
  return kept.landings
}

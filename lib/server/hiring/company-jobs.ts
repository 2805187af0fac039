import 'server-only'

import { z } from 'zod'

import { applicantCounts } from '@/lib/server/hiring/load-applicants'
import { membershipRow } from '@/lib/server/hiring/membership'
import { plainDate } from '@/lib/domain/dates/plain-date'
import { advertSchema, draftSchema, type Advert } from '@/lib/domain/job-board/advert'
import { lowestHourlyPay } from '@/lib/domain/job-board/hourly-pay'
import { jobStates, reviewStates, type JobChange } from '@/lib/domain/job-board/job-steps'
import { keyAfter, type JobListQuery, type JobTab } from '@/lib/domain/job-board/job-list-query'
import { isAtNight } from '@/lib/domain/job-board/night-work'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform(plainDate).nullable()
const columns =
  'id, organisation_id, version, status, draft, review, review_asked_at, returned_field, returned_words, returned_draft, taken_off, let_through, advert, title, posted_on, closes_on, closed_on, hired, changed_at, organisations!jobs_organisation_id_fkey(name)'

const jobRow = z
  .object({
    id: z.string(),
    organisation_id: z.string(),
    version: z.number(),
    status: z.enum(jobStates),
    draft: draftSchema.nullable(),
    review: z.enum(reviewStates),
    review_asked_at: z.string().nullable(),
    returned_field: z.string(),
    returned_words: z.string(),
    returned_draft: draftSchema.nullable(),
    taken_off: z.boolean(),
    let_through: z.array(z.string()),
    advert: advertSchema.nullable(),
    title: z.string(),
    posted_on: day,
    closes_on: day,
    closed_on: day,
    hired: z.number().nullable(),
    changed_at: z.string(),
    organisations: z.object({ name: z.string() }),
  })
  .transform((row) => ({
    id: row.id,
    companyId: row.organisation_id,
    company: row.organisations.name,
    version: row.version,
    status: row.status,
    draft: row.draft,
    review: row.review,
    reviewAskedAt: row.review_asked_at,
    returnedField: row.returned_field,
    returnedWords: row.returned_words,
    returnedDraft: row.returned_draft,
    isTakenOff: row.taken_off,
    letThrough: row.let_through,
    advert: row.advert,
    title: row.title,
    postedOn: row.posted_on,
    closesOn: row.closes_on,
    closedOn: row.closed_on,
    hired: row.hired,
    changedAt: row.changed_at,
  }))
export type JobRow = z.output<typeof jobRow>

/**
 * One job, read as the person who is looking: of their own company, or any job for the team; null if there is none that
 * they may see.
 * @throws when the database did not answer
 */
export async function loadJob(id: string): Promise<JobRow | null> {
  const client = await readerOfPage()
  const { data, error } = await client.from('jobs').select(columns).eq('id', id).maybeSingle()
  if (error) throw new Error('a job was not read', { cause: error })
  return data === null ? null : jobRow.parse(data)
}

/**
 * The first draft of a company that is not with the team, such as the one written while the company waited, read as one
 * of its people; null if there is none.
 * @throws when the database did not answer
 */
export async function loadFirstDraft(companyId: string): Promise<JobRow | null> {
  const client = await readerOfPage()
  const { data, error } = await client
    .from('jobs')
    .select(columns)
    .eq('organisation_id', companyId)
    .eq('status', 'draft')
    .eq('review', 'none')
    .order('created_at')
    .limit(1)
    .maybeSingle()
  if (error) throw new Error('a draft was not read', { cause: error })
  return data === null ? null : jobRow.parse(data)
}

const rowsOfAPage = 50

const listedRow = z
  .object({
    id: z.string(),
    status: z.enum(jobStates),
    review: z.enum(reviewStates),
    taken_off: z.boolean(),
    title: z.string(),
    posted_on: day,
    closes_on: day,
    closed_on: day,
    hired: z.number().nullable(),
    changed_at: z.string(),
    applicants: applicantCounts.nullable(),
  })
  .transform(({ taken_off, posted_on, closes_on, closed_on, changed_at, ...row }) => ({
    ...row,
    isTakenOff: taken_off,
    postedOn: posted_on,
    closesOn: closes_on,
    closedOn: closed_on,
    changedAt: changed_at,
  }))

/** The status and review state of the jobs behind a tab. */
const behind: Readonly<Record<JobTab, { status?: string; review?: string }>> = {
  live: { status: 'live' },
  drafts: { status: 'draft', review: 'none' },
  review: { review: 'asked' },
  returned: { review: 'returned' },
  // One that is with the team, or came back, is in that list alone.
  paused: { status: 'paused', review: 'none' },
  closed: { status: 'closed' },
}

/** How many of the company's own jobs are behind each tab. */
export const jobCounts = z.record(z.string(), z.number()).transform((counts): Partial<Record<string, number>> => counts)

const jobsScreen = z.object({
  membership: membershipRow.nullable(),
  job_counts: jobCounts.nullable(),
  rows: z.array(listedRow),
})

/**
 * A company's jobs screen, read as the member who is looking: where they work, how many jobs are behind each tab, and a
 * page of those behind one, last changed first, with how many have applied if the member may see them.
 * @throws when the database did not answer
 */
export async function loadCompanyJobs({ tab, after }: JobListQuery) {
  const client = await readerOfPage()
  const { status, review } = behind[tab]
  const { data, error } = await client.rpc('jobs_screen', {
    p_status: status ?? null,
    p_review: review ?? null,
    p_after_at: after?.at ?? null,
    p_after_id: after?.id ?? null,
    p_rows: rowsOfAPage + 1,
  })
  if (error) throw new Error('the jobs were not read', { cause: error })
  const { membership, job_counts, rows } = jobsScreen.parse(data)
  return {
    membership,
    jobCounts: job_counts,
    page: {
      rows: rows.slice(0, rowsOfAPage),
      next: rows.length > rowsOfAPage ? keyAfter(rows[rowsOfAPage - 1]) : null,
    },
  }
}

const line = z
  .object({ id: z.number(), happened_at: z.string(), kind: z.string(), by_whom: z.string(), note: z.string() })
  .transform(({ happened_at, by_whom, ...row }) => ({ ...row, at: happened_at, by: by_whom }))

/**
 * What happened to a job, latest first; for steps by the team, the company gets no name.
 * @throws when the database did not answer
 */
export async function loadJobHistory(id: string) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('job_history', { p_job: id })
  if (error) throw new Error('the history of a job was not read', { cause: error })
  return z.array(line).parse(data)
}

/**
 * The applications that close with a job.
 * @throws when the database did not answer
 */
export async function applicationsClosingWith(id: string): Promise<string[]> {
  const { data, error } = await serviceClient.rpc('applications_closing_with', { p_job: id })
  if (error) throw new Error('the applications of a job were not read', { cause: error })
  return z.array(z.uuid()).parse(data)
}

const committed = z.object({
  outcome: z.enum(['done', 'forbidden', 'not_approved', 'missing', 'closed', 'too_many', 'applied', 'changed']),
  by: z.string().nullish(),
  at: z.string().optional(),
})
/** What the database searches by and cannot work out itself. */
const factsOf = (advert: Advert) => ({
  hourly_pence: Math.floor(lowestHourlyPay(advert)),
  has_nights: isAtNight(advert.pattern),
})

type Commit = {
  actorId: string
  id: string
  /** The version that the person was shown; 0 for a new job. */
  version: number
  kind: string
  change: JobChange
  /** @property to the team's own mailbox, for an advert sent to it */
  email?: { to?: string; subject: string; html: string; text: string }
}

/**
 * Stores a step on a job with its line of history and the emails it gives rise to, or nothing at all.
 * @returns with 'changed', who was quicker and when
 * @throws when the database did not answer
 */
export async function commitJob({ actorId, id, version, kind, change, email }: Commit) {
  const { data, error } = await serviceClient.rpc('commit_job', {
    p_actor: actorId,
    p_job: id,
    p_version: version,
    p_kind: kind,
    p_change: JSON.stringify({ ...change, ...(change.advert && factsOf(change.advert)) }),
    p_email: email ? JSON.stringify(email) : null,
  })
  if (error) throw new Error('a step about a job was not kept', { cause: error })
  return committed.parse(data)
}

import 'server-only'

import { z } from 'zod'

import { supportMessageEmail } from '@/lib/content/casework/support-messages'
import { suggestionEmail } from '@/lib/content/casework/work-search'
import { stages } from '@/lib/domain/applications/stages'
import { meetingWays } from '@/lib/domain/appointments/appointment'
import { hoursWanted } from '@/lib/domain/candidates/profile'
import { barredDistricts, boardSearchOf, readWorkSearch, type WorkSearch } from '@/lib/domain/casework/work-search'
import { restrictionKinds } from '@/lib/domain/casework/work-restriction'
import { londonDay } from '@/lib/domain/dates/london-time'
import { plainDate, type PlainDate } from '@/lib/domain/dates/plain-date'
import { advertSchema } from '@/lib/domain/job-board/advert'
import { viewJob, type JobView } from '@/lib/domain/job-board/job-view'
import { matchPlacedJob, type WorkNeeds } from '@/lib/domain/job-board/match-job'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { addressesWith, stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { serverEnv } from '@/lib/server/env'
import { publicJob, searchBoard } from '@/lib/server/hiring/board'
import { setOwnStatus } from '@/lib/server/http/own-status'
import { serviceClient } from '@/lib/server/supabase/service-client'

const day = z.string().transform((text): PlainDate => plainDate(text))
const momentDay = z.string().transform((text): PlainDate => londonDay(new Date(text)))

const interview = z.object({
  on_day: day,
  at_time: z.string(),
  minutes: z.number(),
  way: z.enum(meetingWays),
  place: z.string(),
  postcode: z.string(),
  ask_for: z.string(),
  bring: z.string(),
})

const application = z.object({
  id: z.uuid(),
  reference: z.string(),
  job_id: z.string(),
  job: z.string(),
  company: z.string(),
  stage: z.enum(stages),
  changed_on: day,
  advert: advertSchema.nullable().catch(null),
  interview: interview.nullable(),
  approval_since: day.nullable(),
})

const found = z.object({
  name: z.string(),
  district: z.string(),
  release_on: day.nullable(),
  is_open: z.boolean(),
  has_account: z.boolean(),
  restrictions: z.array(z.object({ kind: z.enum(restrictionKinds), detail: z.string() })),
  profile: z
    .object({
      district: z.string(),
      wants: z.object({ hours: z.enum(hoursWanted).optional(), nights: z.boolean().optional() }),
      skills: z.array(z.string()),
      tickets: z.array(z.string()),
    })
    .nullable(),
  applications: z.array(application).nullable(),
  suggested: z.array(
    z.object({ job_id: z.string(), title: z.string(), suggested_at: momentDay, declined_at: momentDay.nullable() }),
  ),
})
export type WorkSearchFile = z.output<typeof found>

/**
 * What a member needs to look for jobs with somebody whose file they may read now. Null for everybody else.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadWorkSearch(reference: string, today: PlainDate): Promise<WorkSearchFile | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('work_search', { p_reference: reference, p_day: today })
  if (error) {
    setOwnStatus(503)
    throw new Error('what to look for was not read', { cause: error })
  }
  return found.nullable().parse(data)
}

/** What people share of their applications, by person. */
export const sharedApplications = z.array(
  z.object({ reference: z.string(), name: z.string(), applications: z.array(application) }),
)

/**
 * What the people whom the visitor helps share of their applications; nobody for somebody who helps nobody.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSharedApplications(today: PlainDate) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('shared_applications', { p_day: today })
  if (error) {
    setOwnStatus(503)
    throw new Error('the applications were not read', { cause: error })
  }
  return sharedApplications.nullable().parse(data) ?? []
}

const pages = 3

/** The open jobs near somebody, up to 60, each weighed by what they look for; null when they could not be read. */
async function findJobs(search: WorkSearch, limits: Pick<WorkNeeds, 'barred' | 'releaseOn'>, today: PlainDate) {
  const query = boardSearchOf(search)
  const results = await Promise.all(
    Array.from({ length: pages }, (_, index) => searchBoard({ ...query, page: index + 1 }, today)),
  )
  if (results.some((result) => result === null)) return null
  return results
    .flatMap((result) => result?.jobs ?? [])
    .map((job) => ({ job, match: matchPlacedJob({ ...search, ...limits }, job, job.miles) }))
}

/** The jobs for somebody, from what was entered or what is known about them. */
export async function loadJobsWith(file: WorkSearchFile, asked: AddressQuery, today: PlainDate) {
  const search = readWorkSearch(asked, file)
  const limits = { barred: barredDistricts(file.restrictions), releaseOn: file.release_on }
  return { search, jobs: await findJobs(search, limits, today) }
}

const suggestion = z.object({
  id: z.uuid(),
  job_id: z.string(),
  title: z.string(),
  company: z.string(),
  job: publicJob,
  why: z.string(),
  by: z.string().nullable(),
  organisation: z.string(),
  suggested_at: momentDay,
  kept: z.enum(['saved', 'hidden']).nullable(),
  applied: z.string().nullable(),
})
export type Suggestion = Omit<z.output<typeof suggestion>, 'job'> & { job: JobView }

/**
 * The open jobs that were suggested to the visitor.
 * @throws when the database did not answer
 */
export async function loadSuggestions(today: PlainDate): Promise<Suggestion[]> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('my_suggestions', { p_day: today })
  if (error) throw new Error('suggestions were not read', { cause: error })
  return z
    .array(suggestion)
    .parse(data)
    .map((row) => ({ ...row, job: viewJob(row.job, today) }))
}

const step = z.object({
  outcome: z.enum(['done', 'already', 'no_account', 'gone', 'too_many', 'closed', 'no_consent', 'missing']),
  suggestion: z.uuid().optional(),
  account: z.uuid().nullish(),
  reference: z.string().optional(),
})

/** The email to a person that there is something new, and no more. */
function writeSuggestionNotice(reference: string, { forProgram, forPerson }: ReturnType<typeof stopAddressesOf>) {
  const words = { ...supportMessageEmail, ...suggestionEmail }
  const url = `${serverEnv.SITE_URL}/updates?of=${reference}`
  return {
    subject: words.subject,
    ...writeApplicationUpdate({ words, line: words.line, url, stopUrl: forPerson }),
    stop_url: forProgram,
  }
}

/** The email as its reader would get it, with a link in the place of the one that stops such emails. */
export const showSuggestionNotice = (reference: string) =>
  writeSuggestionNotice(reference, addressesWith('demonstration'))

/**
 * Suggests a job to somebody, and emails them that there is something new, where email is safe.
 * @throws when the database did not answer
 */
export async function suggestJob(actorId: string, given: { reference: string; job: string; why: string }) {
  const { data, error } = await serviceClient.rpc('suggest_job', {
    p_actor: actorId,
    p_reference: given.reference,
    p_job: given.job,
    p_why: given.why,
  })
  if (error) throw new Error('suggest_job failed', { cause: error })
  const { outcome, suggestion: made, account, reference } = step.parse(data)
  if (made && account && reference) {
    const { error: unsent } = await serviceClient.rpc('queue_suggestion_notice', {
      p_suggestion: made,
      p_account: account,
      p_email: JSON.stringify(writeSuggestionNotice(reference, stopAddressesOf('support_news', account))),
    })
    if (unsent) throw new Error('queue_suggestion_notice failed', { cause: unsent })
  }
  return outcome
}

/**
 * Takes a suggestion back.
 * @throws when the database did not answer
 */
export async function takeBackSuggestion(actorId: string, reference: string, job: string) {
  const { data, error } = await serviceClient.rpc('take_back_suggestion', {
    p_actor: actorId,
    p_reference: reference,
    p_job: job,
  })
  if (error) throw new Error('take_back_suggestion failed', { cause: error })
  return step.parse(data).outcome
}

/**
 * Says no thanks to a suggestion of one's own.
 * @throws when the database did not answer
 */
export async function declineSuggestion(actorId: string, id: string): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('decline_suggestion', { p_actor: actorId, p_suggestion: id })
  if (error) throw new Error('decline_suggestion failed', { cause: error })
  return data === 'done'
}

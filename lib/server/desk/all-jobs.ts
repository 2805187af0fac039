import 'server-only'

import { z } from 'zod'

import { jobKeyFrom } from '@/lib/domain/job-board/job-list-query'
import { jobStates, reviewStates } from '@/lib/domain/job-board/job-steps'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

const rowsOfAPage = 50

const row = z
  .object({
    id: z.string(),
    title: z.string(),
    company: z.string(),
    organisation_id: z.string(),
    status: z.enum(jobStates),
    review: z.enum(reviewStates),
    taken_off: z.boolean(),
    changed_at: z.string(),
  })
  .transform(({ organisation_id, taken_off, changed_at, ...job }) => ({
    ...job,
    companyId: organisation_id,
    isTakenOff: taken_off,
    changedAt: changed_at,
  }))

/** The lists of the desk's jobs besides those that wait for the team. */
export const deskJobStates = ['live', 'paused', 'returned', 'draft', 'closed', 'all'] as const
export type DeskJobState = (typeof deskJobStates)[number]

const counts = z.record(z.enum(['asked', ...deskJobStates]), z.number())

/** How many adverts each list has; null when the database did not answer. */
export async function countAllJobs(memberId: string): Promise<z.output<typeof counts> | null> {
  const { data } = await serviceClient.rpc('desk_job_counts', { p_actor: memberId })
  return counts.safeParse(data).data ?? null
}

/**
 * The jobs of all companies in one state, last changed first, 50 at a time, read as the member who is looking.
 * @param after the last one of the previous page, as the URL has it; anything else is the first page
 * @throws when the database did not answer
 */
export async function loadAllJobs(state: DeskJobState, typed: string, after: string) {
  const client = await readerOfPage()
  const key = jobKeyFrom(after)
  const { data, error } = await client.rpc('desk_jobs', {
    p_state: state,
    p_typed: typed,
    p_after_at: key?.at ?? null,
    p_after_id: key?.id ?? null,
    p_rows: rowsOfAPage + 1,
  })
  if (error) throw new Error('the jobs were not read', { cause: error })
  const rows = z.array(row).parse(data)
  const last = rows[rowsOfAPage - 1]
  return {
    rows: rows.slice(0, rowsOfAPage),
    next: rows.length > rowsOfAPage && last ? `${last.changedAt}_${last.id}` : null,
    isFirst: key === null,
  }
}

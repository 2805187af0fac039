import 'server-only'

import { z } from 'zod'

import { jobKeyFrom } from '@/lib/domain/job-board/job-list-query'
import { readerOfPage } from '@/lib/server/auth/current-user'

const rowsOfAPage = 50

const waiting = z
  .object({
    id: z.string(),
    title: z.string(),
    status: z.enum(['draft', 'live', 'paused', 'closed']),
    taken_off: z.boolean(),
    review_asked_at: z.string(),
    organisations: z.object({ name: z.string() }),
  })
  .transform(({ taken_off, review_asked_at, organisations, ...row }) => ({
    ...row,
    isTakenOff: taken_off,
    askedAt: review_asked_at,
    company: organisations.name,
  }))

/**
 * The adverts waiting for the team, oldest first, 50 at a time, read as the member who is looking.
 * @param after the last one of the previous page, as the URL has it; anything else is the first page
 * @throws when the database did not answer
 */
export async function loadJobsForReview(after: string) {
  const client = await readerOfPage()
  const key = jobKeyFrom(after)
  let query = client
    .from('jobs')
    .select('id, title, status, taken_off, review_asked_at, organisations!jobs_organisation_id_fkey(name)')
    .eq('review', 'asked')
  if (key) query = query.or(`review_asked_at.gt.${key.at},and(review_asked_at.eq.${key.at},id.gt.${key.id})`)
  const { data, error } = await query
    .order('review_asked_at')
    .order('id')
    .limit(rowsOfAPage + 1)
  if (error) throw new Error('the adverts to look at were not read', { cause: error })
  const rows = z.array(waiting).parse(data)
  const last = rows[rowsOfAPage - 1]
  return {
    rows: rows.slice(0, rowsOfAPage),
    next: rows.length > rowsOfAPage && last ? `${last.askedAt}_${last.id}` : null,
    isFirst: key === null,
  }
}

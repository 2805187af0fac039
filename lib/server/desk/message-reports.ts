import 'server-only'

import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { z } from 'zod'

import type { ReportListName } from '@/lib/content/desk/reports'
import { messageSides, reportReasons } from '@/lib/domain/applications/messages'
import { databaseMoment } from '@/lib/domain/dates/database-moment'
import { sentAlong } from '@/lib/server/hiring/messages'
import { serviceClient } from '@/lib/server/supabase/service-client'

const columns = {
  id: z.uuid(),
  organisation_id: z.uuid(),
  company: z.string(),
  reported_by: z.enum(messageSides),
  reason: z.enum(reportReasons),
  is_sent_along: z.boolean(),
  reported_at: z.string(),
  closed_at: z.string().nullable(),
}
const shape = (row: z.output<z.ZodObject<typeof columns>>) => ({
  id: row.id,
  companyId: row.organisation_id,
  company: row.company,
  by: row.reported_by,
  reason: row.reason,
  isSentAlong: row.is_sent_along,
  reportedAt: row.reported_at,
  closedAt: row.closed_at,
})

const listed = z.object({
  outcome: z.literal('found'),
  reports: z.array(z.object(columns).transform(shape)),
})

const onAPage = 50

/**
 * Reports of one list, oldest first, 50 at a time, without a word of any message.
 * @param after when the last one of the previous page was reported; anything else begins with the oldest
 * @returns null when the database did not answer
 */
export async function loadReports(memberId: string, list: ReportListName, after: string) {
  const { data, error } = await serviceClient.rpc('desk_message_reports', {
    p_actor: memberId,
    p_is_closed: list === 'closed',
    p_after: databaseMoment.safeParse(after).data ?? null,
  })
  if (error) return null
  const { reports } = listed.parse(data)
  return { reports, next: reports.length === onAPage ? (reports.at(-1)?.reportedAt ?? null) : null }
}

const opened = z.object({
  outcome: z.literal('found'),
  report: z
    .object({ ...columns, message: sentAlong.nullable() })
    .transform(({ message, ...row }) => ({ ...shape(row), message })),
})
export type DeskReport = z.output<typeof opened>['report']

/**
 * A report, with the message if it was sent along. Opening it is a line of the audit log; a browser that only
 * prefetches the page opens nothing.
 * @returns null when there is none, or for somebody who is not a member
 * @throws when the database did not answer
 */
export async function openReport(memberId: string, id: string): Promise<DeskReport | null> {
  const sent = await headers()
  if (`${sent.get('sec-purpose') ?? ''} ${sent.get('purpose') ?? ''}`.includes('prefetch')) notFound()
  const { data, error } = await serviceClient.rpc('open_message_report', { p_actor: memberId, p_id: id })
  if (error) throw new Error('a report was not read', { cause: error })
  return opened.safeParse(data).data?.report ?? null
}

const closed = z.object({ outcome: z.enum(['done', 'missing', 'forbidden']) })

/**
 * Closes a report, with its line of the audit log.
 * @throws when the database did not answer
 */
export async function closeReport(memberId: string, id: string) {
  const { data, error } = await serviceClient.rpc('close_message_report', { p_actor: memberId, p_id: id })
  if (error) throw new Error('a report was not closed', { cause: error })
  return closed.parse(data).outcome
}

import 'server-only'

import { z } from 'zod'

import type { LogQuery } from '@/lib/domain/desk/log-query'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

const line = z
  .object({
    id: z.number(),
    happened_at: z.string(),
    actor_id: z.string().nullable(),
    actor: z.string(),
    action: z.string(),
    subject_kind: z.string(),
    subject: z.string(),
  })
  .transform((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    actorId: row.actor_id,
    actor: row.actor,
    action: row.action,
    kind: row.subject_kind,
    subject: row.subject,
  }))
const addresses = z.object({ outcome: z.literal('done'), addresses: z.record(z.string(), z.string()) })

type LogLine = z.output<typeof line> & {
  /** The email address, if the account still exists. */
  address: string | null
}

const rowsOfAPage = 50

/** The email addresses, by id, of those accounts that still exist. */
async function addressesOf(memberId: string, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const { data, error } = await serviceClient.rpc('desk_addresses', { p_actor: memberId, p_ids: JSON.stringify(ids) })
  return error ? {} : addresses.parse(data).addresses
}

/**
 * Lines of the audit log, newest first, 50 at a time, read as the member who is looking.
 * @returns null when the database did not answer
 */
export async function loadLog(
  memberId: string,
  { who, kind, about, before }: LogQuery,
): Promise<{ lines: LogLine[]; hasMore: boolean } | null> {
  const client = await readerOfPage()
  let query = client.from('audit_log').select('id, happened_at, actor_id, actor, action, subject_kind, subject')
  if (who === 'command_line') query = query.is('actor_id', null)
  else if (who !== null) query = query.eq('actor_id', who)
  if (kind !== null) query = query.eq('subject_kind', kind)
  if (about !== '') query = query.eq('subject', about)
  if (before !== null) query = query.lt('id', before)
  const { data, error } = await query.order('id', { ascending: false }).limit(rowsOfAPage + 1)
  if (error) return null
  const all = z.array(line).parse(data)
  const lines = all.slice(0, rowsOfAPage)
  const accounts = lines.filter((each) => each.kind === 'account').map(({ subject }) => subject)
  const known = await addressesOf(memberId, [...new Set(accounts)])
  return {
    lines: lines.map((each) => ({ ...each, address: known[each.subject] ?? null })),
    hasMore: all.length > rowsOfAPage,
  }
}

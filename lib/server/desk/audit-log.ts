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
const names = z.object({ outcome: z.literal('done'), names: z.record(z.string(), z.string()) })

type LogLine = z.output<typeof line> & {
  /** The address, name or title of what it is about, if that still exists. */
  name: string | null
}

const rowsOfAPage = 50

const named: readonly string[] = ['account', 'company', 'job', 'enquiry', 'subject_request']
const keyOf = ({ kind, subject }: { kind: string; subject: string }): string => `${kind} ${subject}`

/** What the lines are about in words, by kind and number, of everything that still exists. */
async function namesOf(memberId: string, lines: readonly { kind: string; subject: string }[]) {
  const subjects = new Map(lines.filter(({ kind }) => named.includes(kind)).map((line) => [keyOf(line), line]))
  if (subjects.size === 0) return {}
  const pairs = [...subjects.values()].map(({ kind, subject }) => [kind, subject])
  const { data, error } = await serviceClient.rpc('desk_log_names', {
    p_actor: memberId,
    p_subjects: JSON.stringify(pairs),
  })
  return error ? {} : names.parse(data).names
}

/**
 * Lines of the audit log, newest first, 50 at a time, read as the member who is looking.
 * @returns null when the database did not answer
 */
export async function loadLog(
  memberId: string,
  { who, kind, about, withOpenings, before }: LogQuery,
): Promise<{ lines: LogLine[]; hasMore: boolean } | null> {
  const client = await readerOfPage()
  let query = client.from('audit_log').select('id, happened_at, actor_id, actor, action, subject_kind, subject')
  if (who === 'command_line') query = query.is('actor_id', null)
  else if (who !== null) query = query.eq('actor_id', who)
  if (kind !== null) query = query.eq('subject_kind', kind)
  if (about !== '') query = query.eq('subject', about)
  // Whoever asks about one thing wants to know who opened it.
  if (!withOpenings && about === '') query = query.neq('action', 'opened')
  if (before !== null) query = query.lt('id', before)
  const { data, error } = await query.order('id', { ascending: false }).limit(rowsOfAPage + 1)
  if (error) return null
  const all = z.array(line).parse(data)
  const lines = all.slice(0, rowsOfAPage)
  const known: Readonly<Record<string, string>> = await namesOf(memberId, lines)
  return {
    lines: lines.map((each) => ({ ...each, name: known[keyOf(each)] ?? null })),
    hasMore: all.length > rowsOfAPage,
  }
}

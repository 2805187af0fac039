import 'server-only'

import { z } from 'zod'

import { attendances } from '@/lib/domain/appointments/appointment'
import { changeAskers } from '@/lib/domain/casework/support-appointment'
import { timelineKinds, type TimelineQuery } from '@/lib/domain/casework/support-timeline'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { setOwnStatus } from '@/lib/server/http/own-status'

const entry = z.object({
  kind: z.enum(timelineKinds),
  what: z.string(),
  at: z.string(),
  id: z.string(),
  words: z.string(),
  who: z.string().nullable(),
  side: z.enum(['organisation', 'person', 'service']).nullable(),
  key: z.string(),
  is_for_colleagues: z.boolean().default(false),
  is_correction: z.boolean().default(false),
  reason: z.string().default(''),
  outcome: z.enum(attendances).nullable().default(null),
  is_cancelled: z.boolean().default(false),
  asked_by: z.enum(changeAskers).nullable().default(null),
})

const timeline = z.object({
  name: z.string(),
  authors: z.array(z.object({ id: z.uuid(), name: z.string().nullable() })),
  entries: z.array(entry),
})

const rowsOfAPage = 50

/**
 * Everything in a file by its moment, for a member who may read it now, 50 at a time; null for everybody else.
 * @throws when the database did not answer; the page is then answered with 503
 */
export async function loadSupportTimeline(reference: string, { kind, noteKind, author, after }: TimelineQuery) {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('support_timeline', {
    p_reference: reference,
    p_query: JSON.stringify({
      kind,
      note_kind: noteKind,
      author,
      after_at: after?.at ?? null,
      after_id: after?.id ?? null,
    }),
    p_rows: rowsOfAPage + 1,
  })
  if (error) {
    setOwnStatus(503)
    throw new Error('the timeline was not read', { cause: error })
  }
  const found = timeline.nullable().parse(data)
  return (
    found && {
      name: found.name,
      authors: found.authors,
      entries: found.entries.slice(0, rowsOfAPage),
      hasMore: found.entries.length > rowsOfAPage,
    }
  )
}

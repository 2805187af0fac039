import 'server-only'

import { z } from 'zod'

import { londonDay } from '@/lib/domain/dates/london-time'
import type { UpdateEmail } from '@/lib/server/hiring/applications'
import { openSealed, wrappedKey } from '@/lib/server/hiring/vault/own-statement'
import { serviceClient } from '@/lib/server/supabase/service-client'

const forMember = z
  .object({
    state: z.enum(['open', 'taken_back', 'closed']),
    may_read: z.boolean(),
    is_telling: z.boolean(),
    read_at: z.string().nullable(),
  })
  .transform(({ may_read: mayRead, is_telling: isTelling, read_at: readAt, state }) => ({
    state,
    mayRead,
    isTelling,
    readAt,
  }))

/**
 * Whether a company member may read a statement for an application and when they last did, and nothing of what it says.
 * Null if none was released, and for anybody else.
 * @throws when the database did not answer
 */
export async function loadStatementForMember(actorId: string, applicationId: string) {
  const { data, error } = await serviceClient.rpc('statement_for_member', {
    p_actor: actorId,
    p_application: applicationId,
    p_today: londonDay(new Date()),
  })
  if (error) throw new Error('a release was not read', { cause: error })
  return forMember.nullable().parse(data)
}

const begun = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), reading: z.uuid() }),
  z.object({ outcome: z.enum(['forbidden', 'ended']) }),
])

/**
 * Records that a member is opening the statement of an application; the first time, the email to its applicant is
 * queued.
 * @throws when the database did not answer
 */
export async function beginReading(actorId: string, applicationId: string, email: UpdateEmail) {
  const { data, error } = await serviceClient.rpc('begin_reading', {
    p_actor: actorId,
    p_application: applicationId,
    p_today: londonDay(new Date()),
    p_email: JSON.stringify(email),
  })
  if (error) throw new Error('a reading was not written down', { cause: error })
  return begun.parse(data)
}

/**
 * For this long a text stays on the screen of a member who reloads the page; after that, opening it again is another
 * reading.
 */
export const readingMinutes = 15

const read = z.discriminatedUnion('outcome', [
  z
    .object({
      outcome: z.literal('done'),
      person_id: z.uuid(),
      version: z.number(),
      sealed: z.string(),
      key: wrappedKey,
      read_at: z.string(),
    })
    .transform(({ outcome, read_at: readAt, person_id: personId, version, sealed, key }) => ({
      outcome,
      readAt,
      text: openSealed({ personId, version, sealed, key }),
    })),
  z.object({ outcome: z.enum(['missing', 'over', 'ended']) }),
])

/**
 * The text for a recorded reading, for the member who did it. If the text is null it cannot be decrypted, because its
 * key is lost.
 * @returns 'over' after {@link readingMinutes}, 'ended' once nobody may read it any more, 'missing' for a reading that
 * is not theirs
 * @throws when the database did not answer
 */
export async function loadReading(actorId: string, applicationId: string, readingId: string) {
  const { data, error } = await serviceClient.rpc('statement_of_reading', {
    p_actor: actorId,
    p_application: applicationId,
    p_reading: readingId,
    p_today: londonDay(new Date()),
    p_minutes: readingMinutes,
  })
  if (error) throw new Error('a statement was not read', { cause: error })
  return read.parse(data)
}

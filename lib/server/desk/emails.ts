import 'server-only'

import { z } from 'zod'

import type { EmailState } from '@/lib/content/desk/emails'
import { serviceClient } from '@/lib/server/supabase/service-client'

const deskEmail = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    status: z.string(),
    attempts: z.number(),
    created_at: z.string(),
    next_attempt_at: z.string(),
    provider: z.string().nullable(),
    last_error_code: z.string().nullable(),
    can_be_sent: z.boolean(),
    reference: z.string().nullable(),
  })
  .transform(({ created_at, next_attempt_at, last_error_code, can_be_sent, ...email }) => ({
    ...email,
    createdAt: created_at,
    nextAttemptAt: next_attempt_at,
    code: last_error_code,
    canBeSent: can_be_sent,
  }))
export type DeskEmail = z.output<typeof deskEmail>

const found = z.object({ outcome: z.literal('found'), emails: z.array(deskEmail) })
const emailKey = z.tuple([z.iso.datetime({ offset: true }), z.uuid()])

const emailsOnAPage = 50

/**
 * Emails that are waiting or were given up, oldest first, without their text or addresses.
 * @param after the key of the last one on the previous page, '<since>_<id>'; anything else begins with the oldest
 * @returns null when the database did not answer
 */
export async function loadDeskEmails(
  memberId: string,
  state: EmailState,
  after: string | undefined,
): Promise<{ emails: DeskEmail[]; next: string | null } | null> {
  const key = emailKey.safeParse(after?.split('_'))
  const { data, error } = await serviceClient.rpc('desk_emails', {
    p_actor: memberId,
    p_state: state,
    p_after_at: key.data?.[0] ?? null,
    p_after_id: key.data?.[1] ?? null,
    p_rows: emailsOnAPage + 1,
  })
  const rows = error ? undefined : found.safeParse(data).data?.emails
  if (!rows) return null
  const last = rows.length > emailsOnAPage ? rows[emailsOnAPage - 1] : undefined
  return { emails: rows.slice(0, emailsOnAPage), next: last ? `${last.createdAt}_${last.id}` : null }
}

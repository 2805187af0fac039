import 'server-only'

import { cookies, headers } from 'next/headers'
import { z } from 'zod'

import { tokensIn } from '@/lib/server/auth/session-cookie'
import { serviceClient } from '@/lib/server/supabase/service-client'

const session = z
  .object({ id: z.string(), user_agent: z.string().nullable(), signed_in_at: z.string(), last_used_at: z.string() })
  .transform(({ id, user_agent, signed_in_at, last_used_at }) => ({
    id,
    userAgent: user_agent,
    signedInAt: signed_in_at,
    lastUsedAt: last_used_at,
  }))

export type AccountSession = z.output<typeof session> & { isThisOne: boolean }

/** The provider's id for this device's own session, from its token. Used only to mark it in a list. */
async function ownSessionId(): Promise<unknown> {
  const token = tokensIn((await cookies()).getAll())?.accessToken
  const claims = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
  return claims ? (JSON.parse(claims) as { session_id?: unknown }).session_id : undefined
}

/** Where an account is signed in, most recently used first; null when the database did not answer. */
export async function loadAccountSessions(userId: string): Promise<AccountSession[] | null> {
  const { data, error } = await serviceClient.rpc('account_sessions', { p_user_id: userId })
  if (error) return null
  const own = await ownSessionId()
  const ownBrowser = (await headers()).get('user-agent')
  return z
    .array(session)
    .parse(data)
    .map((each) =>
      each.id === own ? { ...each, userAgent: ownBrowser, isThisOne: true } : { ...each, isThisOne: false },
    )
}

/** Ends one of an account's sessions. 'missing' for a session that has ended, or is somebody else's. */
export async function endAccountSession(
  userId: string,
  sessionId: string,
): Promise<'ended' | 'missing' | 'unavailable'> {
  const { data, error } = await serviceClient.rpc('end_account_session', {
    p_user_id: userId,
    p_session_id: sessionId,
  })
  if (error) return 'unavailable'
  return data === true ? 'ended' : 'missing'
}

import 'server-only'

import { createClient } from '@supabase/supabase-js'

import { serverEnv } from '@/lib/server/env'

const answerWithinMs = 2500

let lastAnswerAt = 0

/**
 * Ends a call to a database that has not answered anybody for 2.5 seconds: it is down. One that answers others is
 * merely slow, and is waited for.
 * @param mostMs the longest to wait
 */
export function untilSilent(mostMs: number): AbortSignal {
  const giveUp = new AbortController()
  const startedAt = performance.now()
  const look = () => {
    const now = performance.now()
    const silentUntil = Math.max(startedAt, lastAnswerAt) + answerWithinMs
    const endsAt = Math.min(startedAt + mostMs, silentUntil)
    if (now >= endsAt) giveUp.abort()
    else setTimeout(look, endsAt - now).unref()
  }
  look()
  return giveUp.signal
}

async function fetchAndNote(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const signal = init?.signal ?? AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(input, { ...init, cache: 'no-store', signal })
  lastAnswerAt = performance.now()
  return answer
}

/**
 * Talks to the database with the secret key, bypassing RLS. A call without a signal of its own, such as {@link
 * untilSilent}, counts as failed after 2.5 s.
 */
export const serviceClient = createClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: fetchAndNote },
})

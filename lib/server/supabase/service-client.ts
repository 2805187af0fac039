import 'server-only'

import { createClient } from '@supabase/supabase-js'

import { serverEnv } from '@/lib/server/env'

// Whoever waits is told within five seconds. Sooner would say 'nothing was changed' of what a busy database still does.
const silentForMs = 4000
const mostlyWithinMs = 8000

let lastAnswerAt = 0

/**
 * Ends a call to a database that has not answered anybody for 4 seconds: it is down. One that answers others is
 * merely slow, and is waited for.
 * @param mostMs the longest to wait
 */
export function untilSilent(mostMs: number): AbortSignal {
  const giveUp = new AbortController()
  const startedAt = performance.now()
  const look = () => {
    const now = performance.now()
    const silentUntil = Math.max(startedAt, lastAnswerAt) + silentForMs
    const endsAt = Math.min(startedAt + mostMs, silentUntil)
    if (now >= endsAt) giveUp.abort()
    else setTimeout(look, endsAt - now).unref()
  }
  look()
  return giveUp.signal
}

/**
 * Asks the database. A call without a signal of its own is ended by {@link untilSilent} after 8 seconds at most.
 */
export async function askDatabase(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const signal = init?.signal ?? untilSilent(mostlyWithinMs)
  const answer = await fetch(input, { ...init, cache: 'no-store', signal })
  lastAnswerAt = performance.now()
  return answer
}

/** Talks to the database with the secret key, bypassing RLS, by {@link askDatabase}. */
export const serviceClient = createClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: askDatabase },
})

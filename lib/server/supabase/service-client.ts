import 'server-only'

import { createClient } from '@supabase/supabase-js'

import { serverEnv } from '@/lib/server/env'

const answerWithinMs = 2500

/** Speaks to the database with the secret key, past RLS. A database that does not answer counts as failed after 2.5 s. */
export const serviceClient = createClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_SECRET_KEY, {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: {
    fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(answerWithinMs) }),
  },
})

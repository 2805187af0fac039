import 'server-only'

import { createServerClient, type CookieMethodsServer } from '@supabase/ssr'

import { sessionCookieName, sessionCookieOptions } from '@/lib/server/auth/session-cookie'
import { serverEnv } from '@/lib/server/env'

/**
 * Speaks to the provider as the person whose cookies these are, under RLS. One for each request.
 * @param withinMs after how long a call counts as failed; all calls of the client together have it too
 */
export function authClient(cookies: CookieMethodsServer, withinMs: number) {
  const deadline = AbortSignal.timeout(withinMs)
  return createServerClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_PUBLISHABLE_KEY, {
    cookies,
    cookieOptions: { name: sessionCookieName, ...sessionCookieOptions },
    global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: deadline }) },
  })
}

export type AuthClient = ReturnType<typeof authClient>

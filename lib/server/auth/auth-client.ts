import 'server-only'

import { createServerClient, type CookieMethodsServer } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'

import { sessionCookieName, sessionCookieOptions } from '@/lib/server/auth/session-cookie'
import { serverEnv } from '@/lib/server/env'

type Options = {
  /** How long all of the client's calls together may take before they count as failed. */
  withinMs: number
  /** What answers instead of the provider, when it should not be asked. */
  answer?: () => Response
  /** The visitor's browser, by which they can tell their devices apart in the list of signed-in devices. */
  userAgent?: string | null
}

/** Talks to the provider as the person whose cookies these are, under RLS. Create one per request. */
export function authClient(cookies: CookieMethodsServer, { withinMs, answer, userAgent }: Options) {
  const deadline = AbortSignal.timeout(withinMs)
  return createServerClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_PUBLISHABLE_KEY, {
    cookies,
    cookieOptions: { name: sessionCookieName, ...sessionCookieOptions },
    global: {
      fetch: async (input, init) =>
        answer ? answer() : fetch(input, { ...init, cache: 'no-store', signal: deadline }),
      headers: userAgent ? { 'User-Agent': userAgent.slice(0, 400) } : {},
    },
  })
}

export type AuthClient = ReturnType<typeof authClient>

/** Reads under RLS with just a token. It has no `auth` part. */
export function readingClient(token: string | null, withinMs: number) {
  const deadline = AbortSignal.timeout(withinMs)
  return createClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_PUBLISHABLE_KEY, {
    accessToken: async () => token,
    global: { fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: deadline }) },
  })
}

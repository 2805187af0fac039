import 'server-only'

import { createServerClient, type CookieMethodsServer } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'

import { sessionCookieName, sessionCookieOptions } from '@/lib/server/auth/session-cookie'
import { visitorAddress } from '@/lib/server/auth/visitor-address'
import { serverEnv } from '@/lib/server/env'
import { askDatabase } from '@/lib/server/supabase/service-client'

type Options = {
  /** How long all of the client's calls together may take before they count as failed. */
  withinMs: number
  /** What answers instead of the provider, when it should not be asked. */
  answer?: () => Response
  /** The visitor's browser, by which they can tell their devices apart in the list of signed-in devices. */
  userAgent?: string | null
  /** The headers of the visitor's request, for the provider's limits; null where none of them applies. */
  visitor: Headers | null
}

/**
 * The headers of a call to the sign-in service. With the visitor's address it counts each visitor alone instead of all
 * of them as this server; a hosted project takes the address only beside the secret key. Whose session it is remains
 * what the visitor's own token says.
 */
function headersFor(input: RequestInfo | URL, init: RequestInit | undefined, address: string | undefined): Headers {
  const headers = new Headers(init?.headers)
  const { pathname } = new URL(input instanceof Request ? input.url : input)
  if (address === undefined || !pathname.startsWith('/auth/v1/')) return headers
  headers.set('Sb-Forwarded-For', address)
  headers.set('apikey', serverEnv.SUPABASE_SECRET_KEY)
  return headers
}

/**
 * An answer of the provider without the tokens of the service behind it (Google's, Microsoft's): we ask that service
 * nothing, and what is not kept cannot be stolen.
 */
async function withoutTokensOfOthers(answer: Response): Promise<Response> {
  if (!answer.ok || new URL(answer.url).searchParams.get('grant_type') !== 'pkce') return answer
  const ofOthers = new Set(['provider_token', 'provider_refresh_token'])
  const session = Object.entries((await answer.json()) as object).filter(([name]) => !ofOthers.has(name))
  return Response.json(Object.fromEntries(session), { status: answer.status })
}

/** Talks to the provider as the person whose cookies these are, under RLS. Create one per request. */
export function authClient(cookies: CookieMethodsServer, { withinMs, answer, userAgent, visitor }: Options) {
  const address = visitor === null ? undefined : visitorAddress(visitor)
  const deadline = AbortSignal.timeout(withinMs)
  return createServerClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_PUBLISHABLE_KEY, {
    cookies,
    cookieOptions: { name: sessionCookieName, ...sessionCookieOptions },
    global: {
      fetch: async (input, init) =>
        answer
          ? answer()
          : withoutTokensOfOthers(
              await fetch(input, {
                ...init,
                headers: headersFor(input, init, address),
                cache: 'no-store',
                signal: deadline,
              }),
            ),
      headers: userAgent ? { 'User-Agent': userAgent.slice(0, 400) } : {},
    },
  })
}

export type AuthClient = ReturnType<typeof authClient>

/** Reads under RLS with just a token. It has no `auth` part. */
export function readingClient(token: string | null) {
  return createClient(serverEnv.NEXT_PUBLIC_SUPABASE_URL, serverEnv.SUPABASE_PUBLISHABLE_KEY, {
    accessToken: async () => token,
    global: { fetch: askDatabase },
  })
}

import 'server-only'

import type { Route } from 'next'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'

import { guardOf, mayEnter, placeInstead, type GuardedPath } from '@/lib/domain/access/access'
import { secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { authClient, readingClient, type AuthClient } from '@/lib/server/auth/auth-client'
import { judgeSession, type CurrentUser, type Verdict } from '@/lib/server/auth/judge-session'
import { asOurs, sessionCookieName, tokensIn, type CookieToSet } from '@/lib/server/auth/session-cookie'

const queryWithinMs = 4000

const verdictOfRequest = cache(async (): Promise<Verdict> => {
  const { verdict } = await judgeSession((await cookies()).getAll(), { renewFor: null })
  return verdict
})

/**
 * Whoever gave the password, for the page that asks for the second step: it may still be to come. No other page may
 * show them anything: {@link currentUser}.
 */
export async function userOfFirstStep(): Promise<CurrentUser | null> {
  const verdict = await verdictOfRequest()
  return verdict.state === 'signed-in' ? verdict.user : null
}

/**
 * The visitor of this page, as the provider identified them while this request was handled; null when nobody is signed
 * in, when their second step is still to come, or when it cannot be told. The middleware refreshes the session before a
 * guarded page is rendered.
 */
export async function currentUser(): Promise<CurrentUser | null> {
  const user = await userOfFirstStep()
  return user?.needsSecondStep ? null : user
}

/**
 * For the first line of a guarded page: returns its visitor, if they may see it. Everybody else is sent to sign in, to
 * their second step or to the company they wait for, or shown 'Access denied' with status 403, and this does not return.
 * @param path the page's own path, as listed in lib/domain/access
 */
export async function requireAccess(path: GuardedPath): Promise<CurrentUser> {
  const verdict = await verdictOfRequest()
  if (verdict.state === 'unavailable') redirect(`${signInAddress(path)}&problem=unavailable` as Route)
  if (verdict.state === 'signed-out') redirect(signInAddress(path) as Route)
  const { user } = verdict
  if (user.needsSecondStep) redirect(secondStepAddress(path) as Route)
  const guard = guardOf(path)
  if (!guard || !mayEnter(guard, user.role)) {
    const instead = guard && placeInstead(guard, user.role)
    if (instead) redirect(instead)
    forbidden()
  }
  return user
}

/** For a page's questions to the provider about its visitor's own session. For reading tables: {@link readerOfPage}. */
export async function authClientOfPage(): Promise<AuthClient> {
  const all = (await cookies()).getAll()
  const visitor = await headers()
  return authClient({ getAll: () => all, setAll: () => undefined }, { withinMs: queryWithinMs, visitor })
}

/**
 * For what a page reads as its visitor, under RLS. It never renews a session, because a page could not store the new
 * one.
 */
export async function readerOfPage() {
  const token = tokensIn((await cookies()).getAll())?.accessToken ?? null
  return readingClient(token)
}

const handlerWithinMs = 8000

/**
 * For what a route handler does as its visitor: it may change the session, and the new cookies are sent with the
 * response.
 */
export async function authClientOfHandler(withinMs = handlerWithinMs): Promise<AuthClient> {
  const jar = await cookies()
  const visitor = await headers()
  return authClient(
    {
      getAll: () => jar.getAll(),
      setAll: (set) => asOurs(set).forEach(({ name, value, options }) => jar.set(name, value, options)),
    },
    { withinMs, userAgent: visitor.get('user-agent'), visitor },
  )
}

// The email may be handed over after the visitor has been answered.
const mailWithinMs = 20_000

/**
 * For what the provider does only where nobody else has an address or a number. It reads the visitor's session and sets no
 * cookie: those that follow a success would reveal which of the two it was.
 */
export async function cookielessClientOfHandler(): Promise<AuthClient> {
  const jar = await cookies()
  const visitor = await headers()
  return authClient(
    { getAll: () => jar.getAll(), setAll: () => undefined },
    { withinMs: mailWithinMs, userAgent: visitor.get('user-agent'), visitor },
  )
}

const isLatestVerifier = ({ name, value }: CookieToSet): boolean =>
  name === `${sessionCookieName}-code-verifier` && value !== ''

/**
 * For asking the provider to email an address that may or may not have an account. Of the cookies that its library
 * creates only the latest PKCE code verifier is set, and it is never removed: one fewer, or a shorter list of what was
 * asked for before, would reveal whether there is an account; and one for each email fills up a browser's cookies.
 * @param isSent false to do everything except send: an address that has had its share gets the same response
 */
export async function mailClientOfHandler(isSent: boolean): Promise<AuthClient> {
  const jar = await cookies()
  const visitor = await headers()
  const keep = ({ name, value, options }: CookieToSet): void => {
    try {
      jar.set(name, value, options)
    } catch {
      // The visitor has been answered. The links in our emails work without it.
    }
  }
  return authClient(
    { getAll: () => jar.getAll(), setAll: (set) => asOurs(set.filter(isLatestVerifier)).forEach(keep) },
    {
      withinMs: mailWithinMs,
      answer: isSent ? undefined : () => Response.json({}),
      userAgent: visitor.get('user-agent'),
      visitor,
    },
  )
}

/**
 * Who sent a request to a route handler. An expired session is refreshed, and the new cookies are sent with the
 * response.
 */
export async function userOfHandler(): Promise<Verdict> {
  const jar = await cookies()
  const { verdict, cookiesToSet } = await judgeSession(jar.getAll(), { renewFor: await headers() })
  for (const { name, value, options } of cookiesToSet) jar.set(name, value, options)
  return verdict
}

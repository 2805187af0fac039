import 'server-only'

import type { User } from '@supabase/supabase-js'
import { createHash } from 'node:crypto'

import { roleOf, type Role } from '@/lib/domain/access/role'
import { spokenNumber } from '@/lib/domain/sms/spoken-number'
import { authClient } from '@/lib/server/auth/auth-client'
import { beginRenewal, endRenewal, renewalOf } from '@/lib/server/auth/renewal-limit'
import { asOurs, isSessionOurs, tokensIn, type Cookie, type CookieToSet } from '@/lib/server/auth/session-cookie'
import { requestUnderWay } from '@/lib/server/http/own-status'

export type CurrentUser = {
  id: string
  /** Empty for somebody who signed up with a phone number and has given no address since. */
  email: string
  /** The number that they have proven to be theirs, such as +447700900123. */
  phone: string | null
  /** The name the person gave, if any. They can change it at will: never base a decision on it. */
  name: string | null
  role: Role | null
  /** False for somebody who signed up with a code from an email and has chosen no password since. Only for hints. */
  hasPassword: boolean
  /** Signed in with only a password, although the account has an authenticator app. */
  needsSecondStep: boolean
}

export type Verdict =
  | { state: 'signed-in'; user: CurrentUser }
  | { state: 'signed-out' }
  /** The provider did not answer: nobody gets in, and nobody loses their session. */
  | { state: 'unavailable' }

/** The verdict, and the cookies to set where the session was refreshed or refused. */
type Judged = { verdict: Verdict; cookiesToSet: CookieToSet[] }

// Whoever waits is told within five seconds. Sooner would turn somebody away from a service that is merely busy.
const answerWithinMs = 4000
const giveUpAfterMs = 4500
const refusedForMs = 60_000
const mostRefused = 1000

// Simultaneous requests with the same cookie share one call to the provider; after a refusal none is asked for a minute.
const underway = new Map<string, Promise<Judged>>()
const refusedUntil = new Map<string, number>()

/** The user that the provider named while a request was handled, and the token it was asked about. */
type Named = { accessToken: string; user: CurrentUser }

// The middleware and the pages are bundled separately, so what they share is held on the process, for as long as a
// request lasts.
const namedKey = Symbol.for('second-chance-talent.named')
const shared = globalThis as { [namedKey]?: WeakMap<object, Named> }
const namedIn = (shared[namedKey] ??= new WeakMap())

const nameIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : null

/** The mark of an account whose password nobody knows, in what its owner can change: it decides nothing. */
export const withoutPassword = { no_password: true } as const

/**
 * Whether somebody may have a password of their own. An account that began with another service has none until its owner
 * chooses one.
 */
export function hasPassword({ user_metadata: own, app_metadata: app }: User): boolean {
  if (typeof own.no_password === 'boolean') return !own.no_password
  const providers: unknown = app.providers
  return !Array.isArray(providers) || providers.length === 0 || providers.includes('email')
}

/** The number that somebody has proven to be theirs, in our spelling: the provider leaves out the plus. */
export const phoneOf = ({ phone, phone_confirmed_at: provenAt }: User): string | null =>
  phone && provenAt ? `+${phone.replace(/^\+/, '')}` : null

/** The name by which somebody knows their account: the address, or the number of somebody who has given none. */
export const ownNameOf = ({ email, phone }: Pick<CurrentUser, 'email' | 'phone'>): string =>
  email || (phone === null ? '' : spokenNumber(phone))

/** What somebody can sign in with, by which attempts are counted: their email address first. Never empty. */
export const signInNamesOf = ({
  id,
  email,
  phone,
}: Pick<CurrentUser, 'id' | 'email' | 'phone'>): [string, ...string[]] => {
  const [first, ...others] = [email, phone].filter((name) => name !== null && name !== '') as string[]
  return [first ?? id, ...others]
}

function currentUserOf(user: User, assurance: string | null): CurrentUser {
  const hasSecondStep = user.factors?.some(({ status }) => status === 'verified') ?? false
  return {
    id: user.id,
    email: user.email ?? '',
    phone: phoneOf(user),
    name: nameIn(user.user_metadata.full_name),
    role: roleOf(user.app_metadata.role),
    hasPassword: hasPassword(user),
    needsSecondStep: hasSecondStep && assurance !== 'aal2',
  }
}

type Question = {
  /** The token to ask about; undefined for that of the cookies, which is then renewed when it is about to expire. */
  accessToken: string | undefined
  /** Whether it is renewed first, whatever it says of itself. */
  isRenewedFirst: boolean
  visitor: Headers | null
}

async function ask(cookies: readonly Cookie[], { accessToken, isRenewedFirst, visitor }: Question): Promise<Judged> {
  const cookiesToSet: CookieToSet[] = []
  const client = authClient(
    { getAll: () => [...cookies], setAll: (set) => void cookiesToSet.push(...asOurs(set)) },
    { withinMs: answerWithinMs, visitor },
  )
  if (isRenewedFirst) await client.auth.refreshSession()
  const { data, error } = await client.auth.getUser(accessToken)
  if (data.user) {
    const changed = cookiesToSet.filter(({ value }) => value !== '')
    const assurance = (tokensIn(changed) ?? tokensIn(cookies))?.assurance ?? null
    return { verdict: { state: 'signed-in', user: currentUserOf(data.user, assurance) }, cookiesToSet }
  }
  const isRefused = error?.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429
  return isRefused
    ? { verdict: { state: 'signed-out' }, cookiesToSet }
    : { verdict: { state: 'unavailable' }, cookiesToSet: [] }
}

const nobody: Judged = { verdict: { state: 'signed-out' }, cookiesToSet: [] }
const unavailable: Judged = { verdict: { state: 'unavailable' }, cookiesToSet: [] }

function giveUp(): Promise<Judged> {
  return new Promise((resolve) => setTimeout(() => resolve(unavailable), giveUpAfterMs).unref())
}

function remember(key: string, { verdict }: Judged): void {
  if (verdict.state !== 'signed-out') return
  const oldest = refusedUntil.keys().next().value
  if (refusedUntil.size >= mostRefused && oldest !== undefined) refusedUntil.delete(oldest)
  refusedUntil.set(key, Date.now() + refusedForMs)
}

// supabase-js's own margin: it renews a session this long before it expires.
const renewalMarginSeconds = 90
// What the API tolerates: it refuses a token that was made later than that, as one is once a server's clock was put back.
const aheadSeconds = 30

/**
 * Who a request comes from, by its cookies. Never throws, and returns within 4.5 seconds whatever the provider does.
 * What the provider told the middleware about a token also holds for the page that handles the same request; nothing
 * that a visitor sends can imitate that.
 * @param renewFor the request's headers, where an expired session may be renewed; null where a new one could not be
 * stored, as in a page: an expired session then counts as none
 */
export async function judgeSession(
  cookies: readonly Cookie[],
  { renewFor }: { renewFor: Headers | null },
): Promise<Judged> {
  const request = requestUnderWay()
  const named = request && namedIn.get(request)
  const tokens = tokensIn(cookies)
  if (renewFor === null && named && tokens?.accessToken === named.accessToken && tokens.expiresAt * 1000 > Date.now()) {
    return { verdict: { state: 'signed-in', user: named.user }, cookiesToSet: [] }
  }
  const judged = await askOnce(cookies, renewFor)
  const { verdict, cookiesToSet } = judged
  const renewed = tokensIn(cookiesToSet.filter(({ value }) => value !== ''))
  const accessToken = (renewed ?? tokens)?.accessToken
  if (request && accessToken !== undefined && verdict.state === 'signed-in') {
    namedIn.set(request, { accessToken, user: verdict.user })
  }
  return judged
}

/** The verdict on a session; simultaneous requests with the same cookie share one call to the provider. */
async function askOnce(cookies: readonly Cookie[], renewFor: Headers | null): Promise<Judged> {
  const mayRefresh = renewFor !== null
  const tokens = tokensIn(cookies)
  if (!tokens) return nobody
  if (!mayRefresh && tokens.expiresAt * 1000 <= Date.now()) return nobody
  const key = createHash('sha256')
    .update(`${mayRefresh} ${tokens.accessToken} ${tokens.refreshToken}`)
    .digest('base64url')
  if ((refusedUntil.get(key) ?? 0) > Date.now()) return nobody
  const earlier = underway.get(key)
  if (earlier) return earlier

  const now = Date.now() / 1000
  const isAhead = tokens.issuedAt - aheadSeconds > now
  const isRenewal = mayRefresh && (isAhead || tokens.renewsAt - renewalMarginSeconds <= now)
  const renewal = isRenewal ? renewalOf(isSessionOurs(cookies) ? tokens.account : null, renewFor) : null
  if (renewal && !beginRenewal(renewal)) return unavailable
  const judged = Promise.race([
    ask(cookies, {
      accessToken: mayRefresh ? undefined : tokens.accessToken,
      isRenewedFirst: mayRefresh && isAhead,
      visitor: renewFor,
    }).catch(() => unavailable),
    giveUp(),
  ]).then((answer) => {
    underway.delete(key)
    remember(key, answer)
    if (renewal) endRenewal(renewal, { isRefused: answer.verdict.state === 'signed-out' })
    return answer
  })
  underway.set(key, judged)
  return judged
}

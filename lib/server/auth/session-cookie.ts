import 'server-only'

import { createHmac, timingSafeEqual } from 'node:crypto'

import { serverEnv } from '@/lib/server/env'

const isSecure = serverEnv.SITE_URL.startsWith('https://')
const hourInSeconds = 60 * 60
const monthInSeconds = 30 * 24 * hourInSeconds
const mostChunks = 8
const longest = 24_000

/** supabase-js's own name for it; over https no other host can set it. */
export const sessionCookieName = `${isSecure ? '__Host-' : ''}sb-${new URL(serverEnv.NEXT_PUBLIC_SUPABASE_URL).hostname.split('.')[0]}-auth-token`

/**
 * Scripts never need the session, because every call to the provider is made by this server. So none can read it, not
 * even an injected one.
 */
export const sessionCookieOptions = {
  path: '/',
  httpOnly: true,
  secure: isSecure,
  sameSite: 'lax',
  maxAge: monthInSeconds,
} as const

export type Cookie = { name: string; value: string }
export type CookieToSet = Cookie & { options: object }

/**
 * Whether a cookie is a PKCE code verifier: the half of a link's code that stays in the browser that requested the
 * link.
 */
export const isCodeVerifier = (name: string): boolean => name.endsWith('-code-verifier')

/** Set beside the session, as proof that this server set it. */
const proofName = `${sessionCookieName}-proof`

/**
 * What @supabase/ssr asks to set, but for a month instead of its 400 days; a code verifier for as long as a link is
 * valid.
 */
function withOurLifetime({ name, value, options }: CookieToSet): CookieToSet {
  const isTakenAway = 'maxAge' in options && options.maxAge === 0
  const maxAge = isCodeVerifier(name) ? hourInSeconds : monthInSeconds
  return { name, value, options: { ...options, ...sessionCookieOptions, maxAge: isTakenAway ? 0 : maxAge } }
}

type Tokens = {
  accessToken: string
  refreshToken: string
  /** In seconds since 1970, from the token; the first is NaN where it does not say. */
  issuedAt: number
  expiresAt: number
  /**
   * In seconds since 1970, from the cookie beside the token; the provider's library renews by this. NaN where the
   * cookie has none.
   */
  renewsAt: number
  assurance: string | null
  /** The account's id, from the token. */
  account: string
}

function objectIn(base64: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}

function textOf(cookies: readonly Cookie[]): string | null {
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name)?.value
  const whole = valueOf(sessionCookieName)
  if (whole !== undefined) return whole
  const chunks: string[] = []
  for (let part = valueOf(`${sessionCookieName}.0`); part !== undefined;) {
    chunks.push(part)
    if (chunks.length > mostChunks) return null
    part = valueOf(`${sessionCookieName}.${chunks.length}`)
  }
  return chunks.length > 0 ? chunks.join('') : null
}

/**
 * The tokens in the session cookie, if it has the right shape. Nothing here shows that they are genuine: only the
 * provider can say. A cookie of any other shape is not worth asking about, and makes its library throw.
 * @returns null when there is no such cookie, or anything else in it
 */
export function tokensIn(cookies: readonly Cookie[]): Tokens | null {
  const text = textOf(cookies)
  if (text === null || text.length > longest || !text.startsWith('base64-')) return null
  const session = objectIn(text.slice('base64-'.length))
  if (!session) return null
  const { access_token: accessToken, refresh_token: refreshToken } = session
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || refreshToken === '') return null
  const parts = accessToken.split('.')
  const [head = '', body = '', signature = ''] = parts
  const header = objectIn(head)
  const claims = objectIn(body)
  if (parts.length !== 3 || !header || !claims || signature === '') return null
  if (typeof header.alg !== 'string' || header.alg.toLowerCase() === 'none') return null
  if (typeof claims.exp !== 'number' || typeof claims.sub !== 'string') return null
  return {
    accessToken,
    refreshToken,
    issuedAt: Number(claims.iat),
    expiresAt: claims.exp,
    renewsAt: Number(session.expires_at),
    assurance: typeof claims.aal === 'string' ? claims.aal : null,
    account: claims.sub,
  }
}

/** How somebody signed in, by the provider's names, such as 'password', 'otp' and 'oauth', from their access token. */
export function methodsIn(accessToken: string): readonly string[] {
  const methods = objectIn(accessToken.split('.')[1] ?? '')?.amr
  const entries: unknown[] = Array.isArray(methods) ? methods : []
  return entries.flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'method' in entry && typeof entry.method === 'string'
      ? [entry.method]
      : [],
  )
}

const proofOf = (session: string): string =>
  createHmac('sha256', serverEnv.SUPABASE_SECRET_KEY).update(`session ${session}`).digest('base64url')

/**
 * What the provider's library asks to set, as we set it: with our own lifetime, and a session together with the proof
 * that it is one of ours.
 */
export function asOurs(set: readonly CookieToSet[]): CookieToSet[] {
  const session = textOf(set.filter(({ value }) => value !== ''))
  const isSession = ({ name }: Cookie) => name === sessionCookieName || name.startsWith(`${sessionCookieName}.`)
  const proof = { name: proofName, value: session === null ? '' : proofOf(session) }
  const options = session === null ? { maxAge: 0 } : {}
  return [...set, ...(set.some(isSession) ? [{ ...proof, options }] : [])].map(withOurLifetime)
}

/** Whether this server set the session in these cookies. It may have ended since, but nobody made it up. */
export function isSessionOurs(cookies: readonly Cookie[]): boolean {
  const session = textOf(cookies)
  const given = Buffer.from(cookies.find(({ name }) => name === proofName)?.value ?? '')
  if (session === null) return false
  const expected = Buffer.from(proofOf(session))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

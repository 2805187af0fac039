import { guardOf } from '@/lib/domain/access/access'

const longest = 1000
const base = 'https://return.invalid'
// Control characters and spaces, which browsers drop or convert, and backslashes, which they read as slashes.
const tricky = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

/** A path with its escapes decoded twice, as careless code further along might see it. */
function decodedTwice(path: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return null
  }
}

const isPlain = (path: string): boolean => path.startsWith('/') && !path.startsWith('//') && !tricky.test(path)

/**
 * The page to return to after signing in, if it is a path on this site: one leading slash, no other host however it is
 * spelled, and not a sign-in page itself.
 * @param value whatever a URL or a form supplied
 * @returns the path with its query, or null for anything else
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || !isPlain(value) || !URL.canParse(value, base)) return null
  const { origin, pathname, search } = new URL(value, base)
  const plain = decodedTwice(pathname)
  if (origin !== base || plain === null || !isPlain(plain)) return null
  if (/^\/(sign-in|auth|api)(?![a-z0-9-])/i.test(plain) && !/^\/sign-in\/new-password$/.test(plain)) return null
  return `${pathname}${search}`
}

/** Whether a page is of people who look for work: most of them have an account without a password. */
const isForCandidates = (path: string): boolean =>
  guardOf(path.split('?')[0] ?? '')?.role === 'candidate' || path === '/account/support'

/** The URL of the page that asks for an address and a password, and leads on to the wanted page. */
export function passwordAddress(wanted: string | null): string {
  return wanted === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(wanted)}`
}

/** The URL of the page that asks for a phone number, and leads on to the wanted page. */
export function phoneAddress(wanted: string | null): string {
  return wanted === null ? '/sign-in/phone' : `/sign-in/phone?next=${encodeURIComponent(wanted)}`
}

/** The URL of the sign-in page that leads on to the wanted page. It asks for a password only where people have one. */
export function signInAddress(wanted: string | null): string {
  return wanted !== null && isForCandidates(wanted)
    ? `/sign-in/link?next=${encodeURIComponent(wanted)}`
    : passwordAddress(wanted)
}

/**
 * The URL where somebody who forgot their password chooses a new one, and that leads on to the wanted page: on it may
 * wait what they had typed when their session ended.
 * @param next the wanted page, or this page's own address from an email; anything else is left out
 */
export function newPasswordAddress(next: unknown): string {
  const place = safeReturnPath(next)
  if (place === null) return '/sign-in/new-password'
  if (/^\/sign-in\/new-password(?:\?|$)/.test(place)) return place
  return safeReturnPath(`/sign-in/new-password?next=${encodeURIComponent(place)}`) ?? '/sign-in/new-password'
}

/** The URL where somebody enters the code from their authenticator app, on the way to the wanted page. */
export function secondStepAddress(wanted: string | null): string {
  return wanted === null ? '/sign-in/two-step' : `/sign-in/two-step?next=${encodeURIComponent(wanted)}`
}

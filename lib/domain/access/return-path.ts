const longest = 1000
const base = 'https://return.invalid'
// Control characters and spaces, which browsers drop or turn, and backslashes, which they read as slashes.
const tricky = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

/** A path as a careless reader down the line would see it, with its escapes taken out twice. */
function decodedTwice(path: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(path))
  } catch {
    return null
  }
}

const isPlain = (path: string): boolean => path.startsWith('/') && !path.startsWith('//') && !tricky.test(path)

/**
 * The place to go back to after signing in, if it is a path of this site: one leading slash, no other host however it is
 * spelled, not the sign-in pages themselves.
 * @param value whatever an address or a form says
 * @returns the path with its query, or null when it is anything else
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest || !isPlain(value) || !URL.canParse(value, base)) return null
  const { origin, pathname, search } = new URL(value, base)
  const plain = decodedTwice(pathname)
  if (origin !== base || plain === null || !isPlain(plain)) return null
  if (/^\/(sign-in|auth|api)(?![a-z0-9-])/i.test(plain) && !/^\/sign-in\/new-password$/.test(plain)) return null
  return `${pathname}${search}`
}

/** The address of the sign-in page that leads back to a place. */
export function signInAddress(wanted: string | null): string {
  return wanted === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(wanted)}`
}

/** The address where somebody with an authenticator app gives its code, on the way to a place. */
export function secondStepAddress(wanted: string | null): string {
  return wanted === null ? '/sign-in/two-step' : `/sign-in/two-step?next=${encodeURIComponent(wanted)}`
}

import 'server-only'

type PolicyParts = {
  /** Sources of scripts that stand in the page: hashes of those the build wrote. */
  inlineScripts: readonly string[]
  /** For the scripts of a page made for this request. */
  nonce: string
  /** Where the browser may send analytics once somebody has agreed. */
  analyticsOrigin?: string
}

/** The content security policy of a page. Nothing runs but our own files and the inline scripts that are named here. */
export function contentSecurityPolicy({ inlineScripts, nonce, analyticsOrigin }: PolicyParts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...inlineScripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(analyticsOrigin ? [analyticsOrigin] : [])],
    'manifest-src': ["'self'"],
    // The recording of a visit, which somebody has agreed to, is compressed by a worker of its own making.
    'worker-src': ["'self'", ...(analyticsOrigin ? ['blob:'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

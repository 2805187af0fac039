import 'server-only'

type PolicyParts = {
  /** Besides our own files: the hashes or the nonce of the page's inline scripts. */
  scripts: readonly string[]
  /** Besides our own files: the hashes of the page's inline styles. */
  styles: readonly string[]
  /** Where the browser may send analytics once somebody has agreed; empty without analytics. */
  analyticsOrigins: readonly string[]
}

/** PostHog's own regions serve the library's settings from a second host; any other host serves everything itself. */
export function originsOfAnalytics(host: string): string[] {
  const { origin } = new URL(host)
  const [, region] = /^https:\/\/(eu|us)\.i\.posthog\.com$/.exec(origin) ?? []
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin]
}

/**
 * The content security policy of a page. Nothing runs or styles it except our own files and the inline parts named
 * here.
 */
export function contentSecurityPolicy({ scripts, styles, analyticsOrigins }: PolicyParts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analyticsOrigins],
    'manifest-src': ["'self'"],
    // The recording of a visit, which somebody has agreed to, is compressed by a worker that it creates from a blob.
    'worker-src': ["'self'", ...(analyticsOrigins.length > 0 ? ['blob:'] : [])],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

import 'server-only'

type PolicyParts = {
  /** Besides our own files: hashes or the nonce of the scripts that stand in the page. */
  scripts: readonly string[]
  /** Besides our own files: hashes of the styles that stand in the page. */
  styles: readonly string[]
  /** Where the browser may send analytics once somebody has agreed; none without analytics. */
  analyticsOrigins: readonly string[]
}

/** PostHog's own regions keep the settings of the library on a second host; any other address is the whole of it. */
export function originsOfAnalytics(host: string): string[] {
  const { origin } = new URL(host)
  const [, region] = /^https:\/\/(eu|us)\.i\.posthog\.com$/.exec(origin) ?? []
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin]
}

/** The content security policy of a page. Nothing runs or styles but our own files and the inline parts that are named here. */
export function contentSecurityPolicy({ scripts, styles, analyticsOrigins }: PolicyParts): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...analyticsOrigins],
    'manifest-src': ["'self'"],
    // The recording of a visit, which somebody has agreed to, is compressed by a worker of its own making.
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

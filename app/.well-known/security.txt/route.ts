import { publicEnv } from '@/lib/public-env'
import { serverEnv } from '@/lib/server/env'

export const dynamic = 'force-static'

const daysThatABuildIsGoodFor = 300
const millisecondsADay = 86_400_000

/**
 * Where to report a vulnerability (RFC 9116). Rendered with the build: a site not rebuilt for 300 days shows that it
 * has expired.
 */
export function GET(): Response {
  const expires = new Date(Date.now() + daysThatABuildIsGoodFor * millisecondsADay)
  const lines = [
    `Contact: mailto:${publicEnv.contactEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', serverEnv.SITE_URL).href}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

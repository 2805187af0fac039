import 'server-only'

import { createHmac } from 'node:crypto'

import { networkOfAddress } from '@/lib/server/http/client-network'

/**
 * A name for the client that reveals nothing about it: 16 hex digits that change each day.
 * @param trustedHops how many proxies of ours are in front; each appends the address it saw to X-Forwarded-For, so that
 * many entries at the end are true and anything before them is the client's own claim. With 0 nothing in the header can
 * be trusted.
 * @returns undefined when no address is known
 */
export function clientBucket(
  headers: Headers,
  { trustedHops, secret, day }: { trustedHops: number; secret: string; day: string },
): string | undefined {
  if (trustedHops === 0) return undefined
  const written = headers.get('x-forwarded-for')?.split(',').at(-trustedHops)
  const network = written && networkOfAddress(written)
  if (!network) return undefined
  return createHmac('sha256', `${secret} ${day}`).update(network).digest('hex').slice(0, 16)
}

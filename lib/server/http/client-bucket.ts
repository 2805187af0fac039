import 'server-only'

import { createHmac } from 'node:crypto'

import { networkOfAddress } from '@/lib/server/http/client-network'

/**
 * A name for the client that tells nothing about it: 16 hex digits that change each day.
 * @param trustedHops proxies of ours in front; each appends the address it saw to X-Forwarded-For, so the last ones
 *   are true and what stands before them is the client's own claim. With 0 nothing in the header can be believed.
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

import 'server-only'

import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** One household or phone has a whole /64 of IPv6 addresses: the first four groups name it. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

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
  const address = headers.get('x-forwarded-for')?.split(',').at(-trustedHops)?.trim()
  if (!address) return undefined
  return createHmac('sha256', `${secret} ${day}`).update(networkOf(address)).digest('hex').slice(0, 16)
}

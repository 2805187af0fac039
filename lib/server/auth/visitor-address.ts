import 'server-only'

import { clientOf } from '@/lib/server/http/client-of'

/**
 * Today's name for the network a request comes from, written as a private IPv6 address: the sign-in service counts its
 * limits by addresses, and gets no real one from us.
 * @returns undefined when the network is not known
 */
export function visitorAddress(headers: Headers): string | undefined {
  const client = clientOf(headers)
  if (client === undefined) return undefined
  // A network of its own (the first four groups), because some services count by networks.
  return `${`fd${client.slice(0, 14)}`.replace(/(.{4})(?=.)/g, '$1:')}::1`
}

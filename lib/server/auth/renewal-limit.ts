import 'server-only'

import { serverEnv } from '@/lib/server/env'
import { clientBucket } from '@/lib/server/http/client-bucket'

type Limits = { perNetwork: number; inAll: number; withinMs: number }

/**
 * Counts the renewals that were refused, which a genuine session hardly ever is, for each network and for all together.
 * It forgets everything at the end of each stretch of time.
 */
export function refusalLimit({ perNetwork, inAll, withinMs }: Limits) {
  const ofNetwork = new Map<string, number>()
  let all = 0
  let stretch = 0
  const forgetOld = (nowMs: number): void => {
    const now = Math.floor(nowMs / withinMs)
    if (now === stretch) return
    stretch = now
    all = 0
    ofNetwork.clear()
  }
  return {
    note(network: string | undefined, nowMs: number): void {
      forgetOld(nowMs)
      all += 1
      if (network !== undefined) ofNetwork.set(network, (ofNetwork.get(network) ?? 0) + 1)
    },
    isReached(network: string | undefined, nowMs: number): boolean {
      forgetOld(nowMs)
      return all >= inAll || (network !== undefined && (ofNetwork.get(network) ?? 0) >= perNetwork)
    },
  }
}

// The provider allows this server 150 renewals and sign-ins in five minutes, 30 of them at once. Made-up cookies must not
// use them up, or nobody could sign in.
const refusals = refusalLimit({ perNetwork: 5, inAll: 12, withinMs: 60_000 })

function networkOf(headers: Headers): string | undefined {
  return clientBucket(headers, {
    trustedHops: serverEnv.TRUST_PROXY_HOPS,
    secret: serverEnv.SUPABASE_SECRET_KEY,
    day: new Date().toISOString().slice(0, 10),
  })
}

/** Whether the provider may be asked to renew the session of a request. */
export const mayAskForRenewal = (headers: Headers): boolean => !refusals.isReached(networkOf(headers), Date.now())

/** The provider did not know the session of a request. */
export const noteRefusedRenewal = (headers: Headers): void => refusals.note(networkOf(headers), Date.now())

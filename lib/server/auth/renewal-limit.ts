import 'server-only'

import { clientOf } from '@/lib/server/http/client-of'

type Limits = { perAccount: number; perNetwork: number; ofStrangers: number; withinMs: number }

/**
 * Who a renewal counts against: an account, for a session that this server has set, or a network, for one that anybody
 * may have made up.
 */
export type RenewalOf = { account: string } | { network: string | undefined }

/**
 * Counts refused renewals, which genuine sessions hardly ever get, and those still being asked for, any of which may be
 * refused. Those of a session we set count only against its account, all others against their network and against
 * strangers as a whole: however many of these arrive, one after another or at once, sessions we set are still renewed.
 * Every count of refusals is reset at the end of each period.
 */
export function refusalLimit({ perAccount, perNetwork, ofStrangers, withinMs }: Limits) {
  const refused = new Map<string, number>()
  const asking = new Map<string, number>()
  let stretch = 0
  const forgetOld = (nowMs: number): void => {
    const now = Math.floor(nowMs / withinMs)
    if (now === stretch) return
    stretch = now
    refused.clear()
  }
  const limitsOf = (renewal: RenewalOf): [bucket: string, most: number][] => {
    if ('account' in renewal) return [[`account ${renewal.account}`, perAccount]]
    const { network } = renewal
    return [['strangers', ofStrangers], ...(network ? [[`network ${network}`, perNetwork] as [string, number]] : [])]
  }
  const add = (counts: Map<string, number>, bucket: string, by: number): void => {
    const count = (counts.get(bucket) ?? 0) + by
    if (count === 0) counts.delete(bucket)
    else counts.set(bucket, count)
  }
  return {
    /** Whether the provider may be asked. After true, say how it ended with `end`. */
    begin(renewal: RenewalOf, nowMs: number): boolean {
      forgetOld(nowMs)
      const limits = limitsOf(renewal)
      if (limits.some(([bucket, most]) => (refused.get(bucket) ?? 0) + (asking.get(bucket) ?? 0) >= most)) return false
      for (const [bucket] of limits) add(asking, bucket, 1)
      return true
    },
    end(renewal: RenewalOf, { isRefused }: { isRefused: boolean }, nowMs: number): void {
      forgetOld(nowMs)
      for (const [bucket] of limitsOf(renewal)) {
        add(asking, bucket, -1)
        if (isRefused) add(refused, bucket, 1)
      }
    },
  }
}

// The provider allows this server 150 renewals and sign-ins in five minutes, 30 of them at once. Made-up cookies must not
// use them up, or nobody could sign in.
const refusals = refusalLimit({ perAccount: 5, perNetwork: 5, ofStrangers: 12, withinMs: 60_000 })

/** By account for a session that we set, otherwise by the network that the request comes from. */
export const renewalOf = (ourAccount: string | null, headers: Headers): RenewalOf =>
  ourAccount === null ? { network: clientOf(headers) } : { account: ourAccount }

/** Whether the provider may be asked to renew a session. After true, say how it ended with `endRenewal`. */
export const beginRenewal = (renewal: RenewalOf): boolean => refusals.begin(renewal, Date.now())

/** For when the provider has answered, or has been given up: refused is a session that it did not recognise. */
export const endRenewal = (renewal: RenewalOf, outcome: { isRefused: boolean }): void =>
  refusals.end(renewal, outcome, Date.now())

import 'server-only'

import { createHmac } from 'node:crypto'

import { serverEnv } from '@/lib/server/env'
import { clientBucket } from '@/lib/server/http/client-bucket'
import { serviceClient } from '@/lib/server/supabase/service-client'

// Many share one address in a hostel or a library, so the hour is generous for a network and strict for an account.
const limits = {
  password: { account: [10, 60], network: [20, 200] },
  code: { account: [5, 20], network: [20, 200] },
  mail: { account: [3, 8], network: [10, 60] },
} as const satisfies Record<string, Record<'account' | 'network', readonly [perMinute: number, perHour: number]>>

export type LimitedKind = keyof typeof limits

async function count(bucket: string, [perMinute, perHour]: readonly [number, number]): Promise<number> {
  const { data, error } = await serviceClient.rpc('count_attempt', {
    p_bucket: bucket,
    p_per_minute: perMinute,
    p_per_hour: perHour,
  })
  if (error || typeof data !== 'number') throw new Error('the attempt could not be counted')
  return data
}

/**
 * Counts an attempt by its account and, where it is known, by the network it comes from.
 * @returns how many seconds to wait, 0 when it may go ahead
 * @throws when it cannot be counted: then nothing is tried
 */
export async function secondsToWait(kind: LimitedKind, email: string, headers: Headers): Promise<number> {
  const secret = serverEnv.SUPABASE_SECRET_KEY
  const account = createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('hex').slice(0, 24)
  const network = clientBucket(headers, {
    trustedHops: serverEnv.TRUST_PROXY_HOPS,
    secret,
    day: new Date().toISOString().slice(0, 10),
  })
  const waits = await Promise.all([
    count(`${kind} account ${account}`, limits[kind].account),
    network === undefined ? 0 : count(`${kind} network ${network}`, limits[kind].network),
  ])
  return Math.max(...waits)
}

import 'server-only'

import { accountDigest } from '@/lib/server/auth/account-digest'
import { knownDevice } from '@/lib/server/auth/device-cookie'
import { clientOf } from '@/lib/server/http/client-of'
import { serviceClient, untilSilent } from '@/lib/server/supabase/service-client'

// A crowd at the door, friendly or not, makes the count slow and must not make it fail.
const countedWithinMs = 8000

type Limit = {
  perMinute: number
  perHour: number
  /** Past the hour's number: one more each minute, in place of none. */
  slows?: true
}

// Many share one address in a hostel or a library, so the hour is generous for a network and strict for an account. A code has
// a million values and a password many more: tries at a password go on slowly, tries at a code end until the next hour.
const limits = {
  password: {
    strangers: { perMinute: 10, perHour: 60, slows: true },
    device: { perMinute: 10, perHour: 60 },
    network: { perMinute: 20, perHour: 200 },
  },
  code: {
    strangers: { perMinute: 5, perHour: 20 },
    device: { perMinute: 5, perHour: 20 },
    network: { perMinute: 20, perHour: 200 },
  },
  mail: {
    strangers: { perMinute: 3, perHour: 8 },
    device: { perMinute: 3, perHour: 8 },
    network: { perMinute: 10, perHour: 60 },
  },
  // The question whether somebody wants new jobs by e-mail: counted apart, so that it uses up nobody's sign-in links.
  alert: {
    strangers: { perMinute: 3, perHour: 8 },
    device: { perMinute: 3, perHour: 8 },
    network: { perMinute: 10, perHour: 60 },
  },
} as const satisfies Record<string, Record<'strangers' | 'device' | 'network', Limit>>

export type LimitedKind = keyof typeof limits

async function count(bucket: string, { perMinute, perHour, slows }: Limit): Promise<number> {
  const call = serviceClient.rpc(slows ? 'count_attempt_slowing' : 'count_attempt', {
    p_bucket: bucket,
    p_per_minute: perMinute,
    p_per_hour: perHour,
  })
  const { data, error } = await call.abortSignal(untilSilent(countedWithinMs))
  if (error || typeof data !== 'number') throw new Error('the attempt could not be counted')
  return data
}

/** How many seconds to wait for the account's sake and for the network's; 0 and 0 when the attempt may go ahead. */
export type Waits = { account: number; network: number }

/**
 * Counts an attempt. A browser in which somebody has signed in to the account before is counted for itself; all others together
 * for the account and, where it is known, for the network they come from.
 * @throws when it cannot be counted: then nothing is tried
 */
export async function countAttempt(kind: LimitedKind, email: string, headers: Headers): Promise<Waits> {
  const { strangers, device, network } = limits[kind]
  const account = accountDigest(email)
  const ownDevice = await knownDevice(email)
  if (ownDevice !== null) return { account: await count(`${kind} device ${ownDevice} ${account}`, device), network: 0 }
  const client = clientOf(headers)
  const [ofAccount, ofNetwork] = await Promise.all([
    count(`${kind} account ${account}`, strangers),
    client === undefined ? 0 : count(`${kind} network ${client}`, network),
  ])
  return { account: ofAccount, network: ofNetwork }
}

/** How many seconds to wait before an attempt, which counts as one; 0 when it may go ahead. As {@link countAttempt}. */
export async function secondsToWait(kind: LimitedKind, email: string, headers: Headers): Promise<number> {
  const { account, network } = await countAttempt(kind, email, headers)
  return Math.max(account, network)
}

/**
 * Whether a code from an authenticator app was given for an account before. The provider takes one as often as it comes within
 * a minute and a half; who looks over a shoulder must not get in with it (RFC 6238, section 5.2: accepted once). As with every
 * count here the next hour begins anew.
 * @throws when it cannot be told: then the code is not tried
 */
export async function isCodeUsed(email: string, code: string): Promise<boolean> {
  return (await count(`used code ${accountDigest(`${email} ${code}`)}`, { perMinute: 1, perHour: 1 })) > 0
}

import 'server-only'

import { accountDigest } from '@/lib/server/auth/account-digest'
import { knownDevice } from '@/lib/server/auth/device-cookie'
import { clientOf } from '@/lib/server/http/client-of'
import { serviceClient } from '@/lib/server/supabase/service-client'

// As long as the provider has for what is then asked of it: whoever waits for that can wait for the count.
const countedWithinMs = 8000

type Limit = {
  perMinute: number
  perHour: number
  /** Once the hour's allowance is used up: one attempt a minute instead of none. */
  slows?: true
}

// Many people share one address in a hostel or a library, so the hourly limit is generous for a network and strict for
// an account. There are a million codes and many more passwords: attempts at a password go on slowly, attempts at a
// code stop until the next hour.
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
  // The app's code comes after the password, so strangers cannot use up its count, as they can with codes from emails.
  'second-step': {
    strangers: { perMinute: 5, perHour: 20 },
    device: { perMinute: 5, perHour: 20 },
    network: { perMinute: 20, perHour: 200 },
  },
  mail: {
    strangers: { perMinute: 3, perHour: 8 },
    device: { perMinute: 3, perHour: 8 },
    network: { perMinute: 10, perHour: 60 },
  },
  // Each code by SMS costs money, and reaches a number that may be a stranger's.
  sms: {
    strangers: { perMinute: 1, perHour: 5 },
    device: { perMinute: 1, perHour: 5 },
    network: { perMinute: 5, perHour: 30 },
  },
  // Changes of an account's own address or number, counted by account: as often as the provider sends to an address. Its own
  // refusal would come only where nobody has it, and each may go to a stranger.
  'new-contact': {
    strangers: { perMinute: 1, perHour: 5 },
    device: { perMinute: 1, perHour: 5 },
    network: { perMinute: 10, perHour: 60 },
  },
  // Confirmation emails for job alerts: counted separately, so that they use up nobody's sign-in links.
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
  const { data, error } = await call.abortSignal(AbortSignal.timeout(countedWithinMs))
  if (error || typeof data !== 'number') throw new Error('the attempt could not be counted')
  return data
}

/** Seconds to wait because of the account and because of the network; both 0 when the attempt may go ahead. */
export type Waits = { account: number; network: number }

/**
 * Counts an attempt. A browser in which somebody has signed in to the account before is counted by itself; all others
 * count together towards the account and, where it is known, towards the network they come from.
 * @param name the email address or number that somebody signs in with
 * @throws when it cannot be counted: the attempt must then not go ahead
 */
export async function countAttempt(kind: LimitedKind, name: string, headers: Headers): Promise<Waits> {
  const { strangers, device, network } = limits[kind]
  const account = accountDigest(name)
  const ownDevice = await knownDevice(name)
  if (ownDevice !== null) return { account: await count(`${kind} device ${ownDevice} ${account}`, device), network: 0 }
  const client = clientOf(headers)
  const [ofAccount, ofNetwork] = await Promise.all([
    count(`${kind} account ${account}`, strangers),
    client === undefined ? 0 : count(`${kind} network ${client}`, network),
  ])
  return { account: ofAccount, network: ofNetwork }
}

/** Seconds to wait before an attempt, which is counted; 0 when it may go ahead. See {@link countAttempt}. */
export async function secondsToWait(kind: LimitedKind, name: string, headers: Headers): Promise<number> {
  const { account, network } = await countAttempt(kind, name, headers)
  return Math.max(account, network)
}

/**
 * Whether a code from an authenticator app has been used for an account before. The provider accepts a code repeatedly
 * for a minute and a half; somebody looking over a shoulder must not get in with it (RFC 6238, section 5.2: accepted
 * once).
 * @throws when it cannot be checked: the code must then not be tried
 */
export async function isCodeUsed(userId: string, code: string): Promise<boolean> {
  const call = serviceClient.rpc('is_code_used', { p_bucket: accountDigest(`${userId} ${code}`) })
  const { data, error } = await call.abortSignal(AbortSignal.timeout(countedWithinMs))
  if (error || typeof data !== 'boolean') throw new Error('the use of a code could not be counted')
  return data
}

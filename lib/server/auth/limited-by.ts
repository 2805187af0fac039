import 'server-only'

import { signInProblems } from '@/lib/content/account/sign-in'
import { countAttempt, type LimitedKind } from '@/lib/server/auth/rate-limits'
import { unavailable, type Again } from '@/lib/server/auth/step-outcome'
import { goOnWith } from '@/lib/server/unexpected'

type Words = (seconds: number) => string

const tooMany = (seconds: number, words: Words = signInProblems.tooMany): Again => ({
  outcome: 'again',
  status: 429,
  message: words(seconds),
  reason: 'rate_limited',
})

/**
 * Counts an attempt; returns null when it may go ahead, or else what to say.
 * @param name the email address, number or passkey's question that it is about
 */
export async function limitedBy(
  kind: Exclude<LimitedKind, 'mail' | 'alert'>,
  name: string,
  headers: Headers,
  words?: Words,
): Promise<Again | null> {
  const waits = await countAttempt(kind, name, headers).catch(goOnWith(`auth/attempts/${kind}`, null))
  if (waits === null) return unavailable
  const seconds = Math.max(waits.account, waits.network)
  return seconds > 0 ? tooMany(seconds, words) : null
}

/**
 * Counts a request for an email. Somebody who asks for too many is told to wait. An address that has had its share is
 * sent no more, but its owner is not told to wait: the latest of those emails is in their mailbox, and works.
 */
export async function limitMail(
  email: string,
  headers: Headers,
  kind: 'mail' | 'alert' = 'mail',
): Promise<{ refusal: Again } | { isSent: boolean }> {
  const waits = await countAttempt(kind, email, headers).catch(goOnWith(`auth/attempts/${kind}`, null))
  if (waits === null) return { refusal: unavailable }
  return waits.network > 0 ? { refusal: tooMany(waits.network) } : { isSent: waits.account === 0 }
}

const minute = 60
const hour = 60 * minute

/** Seconds to wait after each failed attempt; 21.9 hours in all. */
const waitsSeconds = [
  5,
  15,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  3 * hour,
  4 * hour,
  5 * hour,
  6 * hour,
] as const

// Even if chance makes every wait the longest, they are 23.6 hours in all. A provider remembers our idempotency key for
// 24, and the sender takes up to a minute to come round to each attempt.
const spread = 0.08

/**
 * When to retry an email.
 * @param attemptsMade attempts so far, 1 or more
 * @param random from 0 to 1; spreads the wait by up to 8% either way, so that retries do not coincide
 * @returns whole seconds, or 'give up' after the 13th attempt
 */
export function retryAfterSeconds(attemptsMade: number, random: number): number | 'give up' {
  const wait = waitsSeconds[attemptsMade - 1]
  return wait === undefined ? 'give up' : Math.round(wait * (1 + spread * (2 * random - 1)))
}

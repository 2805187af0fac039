import 'server-only'

import { setTimeout as pause } from 'node:timers/promises'

/**
 * Holds a response back until a whole number of intervals has passed. Work on an account that exists takes longer than
 * on one that does not; padded like this, the two cannot be told apart by timing.
 * @param tellsAnyway for a response that gives away nothing more by being quick
 */
export async function padToInterval<T>(
  work: () => Promise<T>,
  intervalMs: number,
  tellsAnyway: (answer: T) => boolean = () => false,
): Promise<T> {
  const startedAt = performance.now()
  const passedMs = () => performance.now() - startedAt
  const untilNextInterval = async () => {
    const endMs = Math.ceil(passedMs() / intervalMs) * intervalMs
    // A timer counts whole milliseconds and may fire a fraction of one early.
    while (passedMs() < endMs) await pause(Math.ceil(endMs - passedMs()))
  }
  const answer = await work().catch(async (error: unknown) => {
    await untilNextInterval()
    throw error
  })
  if (!tellsAnyway(answer)) await untilNextInterval()
  return answer
}

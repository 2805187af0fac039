import 'server-only'

import { setTimeout as pause } from 'node:timers/promises'

/**
 * Holds an answer back to the next beat. Work on an account that exists takes longer than on one that does not; on the
 * beat the two cannot be told apart.
 * @param tellsAnyway for an answer that gives away no more by being quick
 */
export async function onTheBeat<T>(
  work: () => Promise<T>,
  beatMs: number,
  tellsAnyway: (answer: T) => boolean = () => false,
): Promise<T> {
  const startedAt = performance.now()
  const untilBeat = () => {
    const passed = performance.now() - startedAt
    return pause(Math.ceil(passed / beatMs) * beatMs - passed)
  }
  const answer = await work().catch(async (error: unknown) => {
    await untilBeat()
    throw error
  })
  if (!tellsAnyway(answer)) await untilBeat()
  return answer
}

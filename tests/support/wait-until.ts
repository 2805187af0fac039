/** Resolves with the first result of `attempt` that is not undefined; rejects with `failure` after `withinMs`. */
export async function waitUntil<T>(
  attempt: () => T | undefined | Promise<T | undefined>,
  { withinMs = 10_000, everyMs = 50, failure }: { withinMs?: number; everyMs?: number; failure: string },
): Promise<T> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const answer = await attempt()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  throw new Error(`${failure} (waited ${withinMs} ms)`)
}

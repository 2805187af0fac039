/** Attempts are counted by the minute of the clock: waits for the next one if the present one is about to end. */
export async function withinOneMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 15_000) await new Promise((resolve) => setTimeout(resolve, left + 100))
}

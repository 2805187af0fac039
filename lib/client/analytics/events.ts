/** Every event that we name ourselves, and its properties. PostHog names pageviews and clicks itself. */
export type EventProperties = {
  uk_stats_viewed: Record<never, never>
  /** 'View Details' of a job on the public board. */
  applied_to_job: { job_id: string; employer: string }
}

export type EventName = keyof EventProperties
type Capture = <Name extends EventName>(name: Name, properties: EventProperties[Name]) => void

let capture: Capture | null = null
const waiting = new Set<(capture: Capture) => void>()

/**
 * Calls back with the function that sends events: now if analytics is running, otherwise if it ever starts. Returns a
 * function that cancels this.
 */
export function whenAnalyticsRuns(callback: (capture: Capture) => void): () => void {
  if (capture) callback(capture)
  else waiting.add(callback)
  return () => void waiting.delete(callback)
}

/** Analytics reports here that it has started or, with null, stopped. */
export function setCapture(next: Capture | null): void {
  capture = next
  if (!next) return
  const callbacks = [...waiting]
  waiting.clear()
  callbacks.forEach((callback) => callback(next))
}

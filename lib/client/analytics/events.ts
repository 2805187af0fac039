/** Every event that we name ourselves, and what it carries. Pageviews and clicks PostHog names. */
export type EventProperties = {
  uk_stats_viewed: Record<never, never>
  /** 'View Details' of a job on the public board. */
  applied_to_job: { job_id: string; employer: string }
}

export type EventName = keyof EventProperties
type Capture = <Name extends EventName>(name: Name, properties: EventProperties[Name]) => void

let capture: Capture | null = null
const waiting = new Set<(capture: Capture) => void>()

/** Calls back with what sends events: now when analytics runs, else if it ever starts. The answer takes it back. */
export function whenAnalyticsRuns(callback: (capture: Capture) => void): () => void {
  if (capture) callback(capture)
  else waiting.add(callback)
  return () => void waiting.delete(callback)
}

/** Analytics says here that it has started, or with null that it has stopped. */
export function setCapture(next: Capture | null): void {
  capture = next
  if (!next) return
  const callbacks = [...waiting]
  waiting.clear()
  callbacks.forEach((callback) => callback(next))
}

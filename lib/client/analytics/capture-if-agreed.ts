import { currentConsent } from '@/lib/client/analytics/consent'
import { whenAnalyticsRuns, type EventName, type EventProperties } from '@/lib/client/analytics/events'

/**
 * Sends what was just done, if the person has by now agreed to analytics; it may have to wait for analytics to start.
 * What was done before they agreed is never sent.
 */
export function captureIfAgreed<Name extends EventName>(name: Name, properties: EventProperties[Name]): void {
  if (currentConsent().answer !== 'yes') return
  whenAnalyticsRuns((capture) => capture(name, properties))
}

import { currentConsent } from '@/lib/client/analytics/consent'
import type { AnalyticsProject } from '@/lib/client/analytics/posthog'
import { goTo } from '@/lib/client/go-to'
import { isAnalyticsAllowed } from '@/lib/domain/analytics/analytics-paths'

// A document that has shown a private page, or in which analytics was stopped, does not start it again; the next full
// page load may. So a document with analytics in it has no private page in its history to go back to.
let isSpent = false
let isStarting = false
let stop: (() => void) | null = null

const isWanted = (): boolean =>
  !isSpent && currentConsent().answer === 'yes' && isAnalyticsAllowed(window.location.pathname)

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback, { timeout: 4000 })
  else setTimeout(callback, 1500)
}

async function start(project: AnalyticsProject): Promise<void> {
  try {
    const { startPostHog } = await import('@/lib/client/analytics/posthog')
    if (isWanted()) stop ??= startPostHog(project)
  } catch {
    // Blocked or unreachable: the site does not need it, and the next page tries again.
  }
  isStarting = false
}

/**
 * Starts analytics, leaves it running or stops it, as the choice and the page require. Never throws, and blocks
 * nothing.
 */
export function followConsent(project: AnalyticsProject): void {
  const isPrivate = !isAnalyticsAllowed(window.location.pathname)
  if (stop && !isWanted()) {
    stop()
    stop = null
    isSpent = true
    // Stopped code is still loaded: the private page is reloaded without it.
    if (isPrivate) window.location.reload()
  }
  if (isPrivate) isSpent = true
  if (stop || isStarting || !isWanted()) return
  isStarting = true
  whenIdle(() => void start(project))
}

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isHere = link && link.origin === window.location.origin && (!link.target || link.target === '_self')
  return isHere && !link.hasAttribute('download') ? link : null
}

function loadFullyAcross(event: MouseEvent): void {
  const link = linkOf(event)
  const { pathname } = window.location
  if (!link || link.pathname === pathname) return
  const isPublic = isAnalyticsAllowed(link.pathname)
  const isCrossing = isPublic !== isAnalyticsAllowed(pathname)
  if (!isCrossing && !(isPublic && isSpent)) return
  event.preventDefault()
  goTo(link.href)
}

/**
 * Makes links between public and private pages full page loads, so that no analytics code comes along. Returns a
 * function that stops this.
 */
export function keepPrivatePagesApart(): () => void {
  // In the capture phase, before Next.js turns it into a soft navigation.
  window.addEventListener('click', loadFullyAcross, true)
  return () => window.removeEventListener('click', loadFullyAcross, true)
}

/**
 * How many requests this process has answered and how long they took, for /api/metrics. No library: all that is stored
 * is a few numbers, shared between the listener of scripts/run/site.ts and a route handler, which is bundled
 * separately. No 'server-only': the listener runs outside Next.js.
 */

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

type Durations = { inBound: number[]; seconds: number; count: number }
type Answered = { route: string; method: string; status: number }
type Kept = { requests: Map<string, Answered & { count: number }>; durations: Map<string, Durations> }

const key = Symbol.for('second-chance-talent.request-metrics')
const shared = globalThis as { [key]?: Kept }
const kept: Kept = (shared[key] ??= { requests: new Map(), durations: new Map() })

/** The parts of Next.js's route list for a build that are read here. */
export type RoutesOfBuild = {
  staticRoutes: readonly { page: string }[]
  dynamicRoutes: readonly { page: string; regex: string }[]
}

/**
 * Returns the template of a path, such as '/jobs/[id]', from the build's list; '/_next' for its files and 'other' for
 * everything else, so that no made-up URL adds a label.
 */
export function routeNamer({ staticRoutes, dynamicRoutes }: RoutesOfBuild): (path: string) => string {
  const pages = new Set(staticRoutes.map(({ page }) => page))
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, pattern: new RegExp(regex) }))
  return (target) => {
    const path = target.replace(/\?.*$/s, '')
    if (pages.has(path)) return path
    if (path.startsWith('/_next/')) return '/_next'
    return patterns.find(({ pattern }) => pattern.test(path))?.page ?? 'other'
  }
}

/** Counts one response. A method that we do not handle counts as 'other'. */
export function countRequest({ route, method, status }: Answered, seconds: number): void {
  const labels = { route, method: knownMethods.has(method) ? method : 'other', status }
  const name = `${labels.route} ${labels.method} ${status}`
  const requests = kept.requests.get(name) ?? { ...labels, count: 0 }
  requests.count += 1
  kept.requests.set(name, requests)

  const durations = kept.durations.get(route) ?? { inBound: bounds.map(() => 0), seconds: 0, count: 0 }
  const index = bounds.findIndex((bound) => seconds <= bound)
  if (index >= 0) durations.inBound[index] = (durations.inBound[index] ?? 0) + 1
  durations.seconds += seconds
  durations.count += 1
  kept.durations.set(route, durations)
}

/** What has been counted since the process started, as lines in the Prometheus text format. */
export function requestMetrics(): string[] {
  const requests = [...kept.requests.values()].map(
    ({ route, method, status, count }) =>
      `http_requests_total{route="${route}",method="${method}",status="${status}"} ${count}`,
  )
  const durations = [...kept.durations].flatMap(([route, { inBound, seconds, count }]) => {
    const name = 'http_request_duration_seconds'
    let upTo = 0
    return [
      ...bounds.map((bound, index) => {
        upTo += inBound[index] ?? 0
        return `${name}_bucket{route="${route}",le="${bound}"} ${upTo}`
      }),
      `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
      `${name}_sum{route="${route}"} ${seconds}`,
      `${name}_count{route="${route}"} ${count}`,
    ]
  })
  return [
    '# HELP http_requests_total Answers by route, method and status since the process started.',
    '# TYPE http_requests_total counter',
    ...requests,
    '# HELP http_request_duration_seconds From the request to the end of its answer.',
    '# TYPE http_request_duration_seconds histogram',
    ...durations,
  ]
}

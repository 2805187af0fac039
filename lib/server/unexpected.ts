import 'server-only'

import { randomUUID } from 'node:crypto'

import { unstable_rethrow } from 'next/navigation'

import { logEvent } from '@/lib/server/log'

// Shared between route handlers and pages, which are bundled separately.
const key = Symbol.for('second-chance-talent.unexpected-errors')
const shared = globalThis as { [key]?: { count: number } }
const counted = (shared[key] ??= { count: 0 })

const codeOf = (error: unknown): string | undefined => {
  const { code } = (typeof error === 'object' && error !== null ? error : {}) as { code?: unknown }
  // The database's client gives an empty code where nothing answered.
  if (code === '') return 'no_answer'
  return typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? code : undefined
}

/** The first lines of code that an error came through, without its message, which may repeat what somebody typed. */
const linesOf = (error: Error): string =>
  Array.from((error.stack ?? '').matchAll(/^ {4}at .*?([^/\\(\s]+:\d+:\d+)\)?$/gm), ([, line]) => line ?? '')
    .slice(0, 3)
    .join(' ')

/**
 * Logs and counts an error that nobody expected: where it happened, its name and code, and never its message or what was
 * typed.
 * @param place the form, endpoint or part of a page, such as `hiring/apply`
 * @param requestId what the page shows beside its problem, so that somebody can quote it
 */
export function logUnexpected(place: string, error: unknown, requestId: string = newReference()): void {
  counted.count += 1
  const cause = error instanceof Error ? error.cause : undefined
  logEvent('error', 'unexpected_error', {
    place,
    request_id: requestId,
    error_name: error instanceof Error ? error.name : typeof error,
    error_code: codeOf(error) ?? codeOf(cause),
    at: error instanceof Error ? linesOf(error) : undefined,
  })
}

/** What a page shows beside a problem that nobody expected, and the log has too: short enough to read out. */
export const newReference = (): string => randomUUID().slice(0, 8)

/**
 * For a `.catch`: logs the error and goes on with another value. What Next.js throws to lead somewhere else is no error
 * and is thrown on.
 */
export const goOnWith =
  <Value>(place: string, value: Value) =>
  (error: unknown): Value => {
    unstable_rethrow(error)
    logUnexpected(place, error)
    return value
  }

/** What has been counted since the process started, as lines in the Prometheus text format. */
export const unexpectedErrorMetrics = (): string[] => [
  '# HELP second_chance_unexpected_errors_total Errors that nobody expected, each logged once.',
  '# TYPE second_chance_unexpected_errors_total counter',
  `second_chance_unexpected_errors_total ${counted.count}`,
]

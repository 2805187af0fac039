import 'server-only'

import { randomUUID } from 'node:crypto'

import { logEvent } from '@/lib/server/log'

type LogFields = Parameters<typeof logEvent>[2]
export type LoggedAnswer = { answer: Response; log: LogFields }

/**
 * Handles a POST and logs one line about it: which request, how it went and how long it took, and nothing of what was
 * sent. The response carries the request's id too, so that somebody who writes to us can quote it.
 * @param event the line's name in the log
 * @param handle returns the response, and what else to log; it must not throw
 */
export async function logRequest(
  event: string,
  route: string,
  handle: (requestId: string) => Promise<LoggedAnswer>,
): Promise<Response> {
  const requestId = randomUUID()
  const startedAt = performance.now()
  const { answer, log } = await handle(requestId)
  answer.headers.set('X-Request-Id', requestId)
  logEvent(answer.status >= 500 ? 'error' : 'info', event, {
    request_id: requestId,
    route,
    method: 'POST',
    status: answer.status,
    ms: Math.round(performance.now() - startedAt),
    ...log,
  })
  return answer
}

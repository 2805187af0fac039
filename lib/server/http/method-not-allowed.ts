import 'server-only'

import { randomUUID } from 'node:crypto'

import { errorAnswer } from '@/lib/server/http/error-answer'
import { logEvent } from '@/lib/server/log'

/** For the other methods of an endpoint that accepts only POST; `route` is its pattern. */
export const methodNotAllowed =
  (route: string) =>
  (request: Request): Response => {
    const requestId = randomUUID()
    const { method } = request
    logEvent('info', 'request', { request_id: requestId, route, method, status: 405, outcome: 'method_not_allowed' })
    return errorAnswer('method_not_allowed', { requestId, headers: { Allow: 'POST', 'X-Request-Id': requestId } })
  }

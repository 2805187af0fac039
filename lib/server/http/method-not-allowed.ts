import 'server-only'

import { randomUUID } from 'node:crypto'

import { errorAnswer } from '@/lib/server/http/error-answer'

/** For the other methods of an endpoint that takes POST alone. */
export function methodNotAllowed(): Response {
  return errorAnswer('method_not_allowed', { requestId: randomUUID(), headers: { Allow: 'POST' } })
}

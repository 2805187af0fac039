import 'server-only'

import type { LinkProblem } from '@/lib/content/account/sign-in'
import { refusalReason } from '@/lib/domain/access/ways-in'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

/** Why the sign-in service sent somebody back without a session; null if the address does not say so. */
export function problemIn(parameters: URLSearchParams): LinkProblem | null {
  if (!['error', 'error_code', 'error_description'].some((name) => parameters.has(name))) return null
  return refusalReason({ error: parameters.get('error'), code: parameters.get('error_code') })
}

/**
 * Explains why somebody was not signed in, once: the URL that said so is not shown again.
 * @param next where they were going, which the page's links keep
 */
export function signInProblem(reason: LinkProblem, next: string | null): Response {
  logEvent('info', 'auth.callback', { outcome: reason })
  return seeOther(addToQuery('/sign-in/problem', { reason, next }))
}

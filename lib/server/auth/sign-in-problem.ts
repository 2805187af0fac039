import 'server-only'

import type { LinkProblem } from '@/lib/content/account/sign-in'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

/**
 * Explains why somebody was not signed in, once: the URL that said so is not shown again.
 * @param next where they were going, which the page's links keep
 */
export function signInProblem(reason: LinkProblem, next: string | null): Response {
  logEvent('info', 'auth.callback', { outcome: reason })
  return seeOther(addToQuery('/sign-in/problem', { reason, next }))
}

import 'server-only'

import { safeReturnPath } from '@/lib/domain/access/return-path'
import { authClientOfHandler } from '@/lib/server/auth/current-user'
import { forgetInput } from '@/lib/server/auth/kept-input'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { signInFromEmail } from '@/lib/server/auth/sign-in-from-email'
import { isUnavailable } from '@/lib/server/auth/step-outcome'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'

// The provider proves the address when its link is opened, and gives the browser some minutes to come here with the code.
const provedWithinMs = 10 * 60 * 1000

/**
 * Maps what the provider wrote into the URL to one of our reasons. None of its text is shown: anybody can make up a
 * URL.
 */
function reasonOf(parameters: URLSearchParams): string | null {
  if (!['error', 'error_code', 'error_description'].some((name) => parameters.has(name))) return null
  return parameters.get('error_code') === 'otp_expired' ? 'link' : 'refused'
}

/** Explains what became of a link, once: the URL itself is not shown again. */
function problem(reason: string): Response {
  logEvent('info', 'auth.callback', { outcome: reason })
  return seeOther(`/sign-in/problem?reason=${reason}`)
}

/**
 * GET /auth/callback, where the provider sends people back to: with a code for this browser, with a link's token, which
 * works in any browser, or with an error.
 */
export async function receiveCallback(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const reason = reasonOf(parameters)
  if (reason) return problem(reason)
  const next = parameters.getAll('next').length === 1 ? parameters.get('next') : null
  const tokenHash = parameters.get('token_hash')
  if (tokenHash) {
    const place = safeReturnPath(next)
    const query = new URLSearchParams({ token_hash: tokenHash, type: parameters.get('type') ?? '' })
    if (place) query.set('next', place)
    return seeOther(`/auth/confirm?${query.toString()}`)
  }
  const code = parameters.get('code')
  if (!code) return problem('link')
  if (await limitedBy('code', code, request.headers)) return problem('unavailable')
  const client = await authClientOfHandler()
  // Without the code verifier, which a browser holds if it requested the link, this makes no call to the provider.
  const answer = await client.auth.exchangeCodeForSession(code).catch(() => null)
  if (answer?.error && isUnavailable(answer.error) && answer.error.status !== undefined) {
    return problem('unavailable')
  }
  if (!answer?.data.user) return problem('device')
  logEvent('info', 'auth.callback', { outcome: 'done' })
  const isAboutPassword = 'redirectType' in answer.data && answer.data.redirectType === 'recovery'
  const to = await signInFromEmail(client, answer.data.user, {
    isAboutPassword,
    isToApply: false,
    next,
    provedWithinMs,
  })
  await forgetInput('sign-in')
  return seeOther(to)
}

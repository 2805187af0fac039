import 'server-only'

import type { LinkProblem } from '@/lib/content/account/sign-in'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { authClientOfHandler } from '@/lib/server/auth/current-user'
import { forgetInput } from '@/lib/server/auth/kept-input'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { signInFromEmail } from '@/lib/server/auth/sign-in-from-email'
import { methodsIn } from '@/lib/server/auth/session-cookie'
import { isUnavailable } from '@/lib/server/auth/step-outcome'
import { problemIn, signInProblem } from '@/lib/server/auth/sign-in-problem'
import { seeOther } from '@/lib/server/http/see-other'
import { logEvent } from '@/lib/server/log'
import { goOnWith } from '@/lib/server/unexpected'

// The provider proves the address when its link is opened, and gives the browser some minutes to come here with the code.
const provedWithinMs = 10 * 60 * 1000

/**
 * GET /auth/callback, where the provider sends people back to: with a code for this browser, with a link's token, which
 * works in any browser, or with an error.
 */
export async function receiveCallback(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const next = parameters.getAll('next').length === 1 ? safeReturnPath(parameters.get('next')) : null
  const problem = (why: LinkProblem) => signInProblem(why, next)
  const reason = problemIn(parameters)
  if (reason) return problem(reason)
  const tokenHash = parameters.get('token_hash')
  if (tokenHash) {
    const query = new URLSearchParams({ token_hash: tokenHash, type: parameters.get('type') ?? '' })
    if (next) query.set('next', next)
    return seeOther(`/auth/confirm?${query.toString()}`)
  }
  const code = parameters.get('code')
  if (!code) return problem('link')
  if (await limitedBy('code', code, request.headers)) return problem('unavailable')
  const client = await authClientOfHandler()
  // Without the code verifier, which a browser holds if it requested the link, this makes no call to the provider.
  const answer = await client.auth.exchangeCodeForSession(code).catch(goOnWith('auth/callback', null))
  if (answer?.error && isUnavailable(answer.error) && answer.error.status !== undefined) {
    return problem('unavailable')
  }
  if (!answer?.data.user) return problem('device')
  logEvent('info', 'auth.callback', { outcome: 'done' })
  // The service behind it proved the address, and then nobody else's password works: the provider sees to that itself.
  const isExternal = methodsIn(answer.data.session.access_token).some((method) => /^(oauth|sso)/.test(method))
  const isAboutPassword = 'redirectType' in answer.data && answer.data.redirectType === 'recovery'
  const to = await signInFromEmail(client, answer.data.user, {
    isAboutPassword,
    isToApply: false,
    next,
    provedWithinMs: isExternal ? 0 : provedWithinMs,
  })
  await forgetInput('sign-in')
  return seeOther(to)
}

import 'server-only'

import type { Route } from 'next'
import { redirect } from 'next/navigation'

import { safeReturnPath } from '@/lib/domain/access/return-path'
import { clientOfHandler } from '@/lib/server/auth/current-user'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { permitNewPassword } from '@/lib/server/auth/password-permit'
import { isUnavailable } from '@/lib/server/auth/step-outcome'
import { logEvent } from '@/lib/server/log'

/** One of ours, by what the provider wrote into the address. None of its text is shown: anybody can write an address. */
function reasonOf(parameters: URLSearchParams): string | null {
  if (!['error', 'error_code', 'error_description'].some((name) => parameters.has(name))) return null
  return parameters.get('error_code') === 'otp_expired' ? 'link' : 'refused'
}

/** Says once, in words, what became of a link: the address itself is not shown again. */
function problem(reason: string): never {
  logEvent('info', 'auth.callback', { outcome: reason })
  redirect(`/sign-in/problem?reason=${reason}` as Route)
}

/**
 * GET /auth/callback, where the provider sends people back to: with a code for this browser, with the token of a link
 * that works in any browser, or with an error.
 */
export async function receiveCallback(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams
  const reason = reasonOf(parameters)
  if (reason) problem(reason)
  const next = parameters.getAll('next').length === 1 ? parameters.get('next') : null
  const tokenHash = parameters.get('token_hash')
  if (tokenHash) {
    const place = safeReturnPath(next)
    const query = new URLSearchParams({ token_hash: tokenHash, type: parameters.get('type') ?? '' })
    if (place) query.set('next', place)
    redirect(`/auth/confirm?${query.toString()}` as Route)
  }
  const code = parameters.get('code')
  if (!code) problem('link')
  if (await limitedBy('code', code, request.headers)) problem('unavailable')
  const client = await clientOfHandler()
  // Without the other half of the code, which this browser keeps when it asked for the link, this asks nobody.
  const answer = await client.auth.exchangeCodeForSession(code).catch(() => null)
  if (answer?.error && isUnavailable(answer.error) && answer.error.status !== undefined) problem('unavailable')
  if (!answer?.data.user) problem('device')
  logEvent('info', 'auth.callback', { outcome: 'done' })
  const isAboutPassword = 'redirectType' in answer.data && answer.data.redirectType === 'recovery'
  if (isAboutPassword) await permitNewPassword(answer.data.user.id)
  const to = await finishSignIn(answer.data.user, isAboutPassword ? '/sign-in/new-password' : next)
  redirect(to as Route)
}

import 'server-only'

import { randomBytes } from 'node:crypto'

import type { SupabaseClient, User } from '@supabase/supabase-js'

import { provedJustNow } from '@/lib/domain/access/proved-just-now'
import { roleOf } from '@/lib/domain/access/role'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { landingPageOf } from '@/lib/server/auth/landing-page'
import { hasSignedUpHere, permitNewPassword } from '@/lib/server/auth/password-permit'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { withQuery } from '@/lib/server/http/with-query'
import { logEvent } from '@/lib/server/log'

type Arrival = {
  /** The email was about choosing a password. */
  isAboutPassword: boolean
  next: unknown
  /** The longest that the provider takes from proving the address to signing in, in milliseconds. */
  provedWithinMs: number
}

/**
 * Anybody can sign up with an address that is not theirs, and wait until its owner proves it. So a password that was
 * not typed in the browser that proves the address stops working, before its owner keeps anything in the account.
 * @returns whether it was such a password
 */
async function endStrangersPassword(
  { auth }: Pick<SupabaseClient, 'auth'>,
  user: User,
  { provedWithinMs }: Arrival,
): Promise<boolean> {
  if (!provedJustNow(user, provedWithinMs) || (await hasSignedUpHere(user.id))) return false
  // Every kind of character, for a provider that wants them; bcrypt reads no more than 72.
  const password = `${randomBytes(32).toString('base64url')}-aA1`
  const { error } = await auth.updateUser({ password })
  if (!error) {
    await auth.signOut({ scope: 'others' })
    return true
  }
  // This ends the owner's session too, who then asks for an email about the password.
  const { error: refused } = await serviceClient.auth.admin.updateUserById(user.id, { password })
  if (refused) logEvent('error', 'auth.first_password', { outcome: 'not_replaced', status: refused.status })
  return true
}

/**
 * Signs somebody in from an email.
 * @param client with the session that the email gave
 * @returns the path they go to now: to choose a password if the email was about that, or if their account has none of
 *   their own
 */
export async function signInFromEmail(
  client: Pick<SupabaseClient, 'auth'>,
  user: User,
  arrival: Arrival,
): Promise<string> {
  const hadStrangersPassword = await endStrangersPassword(client, user, arrival)
  const { isAboutPassword, next } = arrival
  if (!isAboutPassword && !hadStrangersPassword) return finishSignIn(user, next)
  await permitNewPassword(user.id)
  const address = '/sign-in/new-password'
  if (isAboutPassword) return finishSignIn(user, address)
  const after = safeReturnPath(next) ?? (await landingPageOf({ id: user.id, role: roleOf(user.app_metadata.role) }))
  // A page that is too long to go on to is left out, and not the password.
  const place = safeReturnPath(withQuery(address, { why: 'first', next: after }))
  return finishSignIn(user, place ?? withQuery(address, { why: 'first' }))
}

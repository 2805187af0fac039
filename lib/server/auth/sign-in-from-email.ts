import 'server-only'

import type { SupabaseClient, User } from '@supabase/supabase-js'

import { provedJustNow } from '@/lib/domain/access/proved-just-now'
import { roleOf } from '@/lib/domain/access/role'
import { newPasswordAddress, safeReturnPath } from '@/lib/domain/access/return-path'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { becomeCandidate, isCandidateNow } from '@/lib/server/accounts/become-candidate'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { hasPassword, withoutPassword } from '@/lib/server/auth/judge-session'
import { landingPageOf } from '@/lib/server/auth/landing-page'
import { hasSignedUpHere, permitNewPassword, signUpMark, unknownPassword } from '@/lib/server/auth/password-permit'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'

type Arrival = {
  /** The email was about choosing a password. */
  isAboutPassword: boolean
  /** It was asked for on the page where people apply for a job, which asks for no password. */
  isToApply: boolean
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
  { provedWithinMs, isToApply }: Arrival,
): Promise<boolean> {
  const isMarked = user.user_metadata[signUpMark] !== undefined
  if (!provedJustNow(user, provedWithinMs) || (await hasSignedUpHere(user))) {
    // The mark has done its work. If it stays, it opens nothing.
    if (isMarked) await auth.updateUser({ data: { [signUpMark]: null } })
    return false
  }
  const password = unknownPassword()
  const data = { ...(isMarked && { [signUpMark]: null }), ...(isToApply && withoutPassword) }
  const { error } = await auth.updateUser({ password, data })
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
 * Gives somebody who has just shown that an address is theirs what they came for. Somebody who applies for a job becomes
 * a candidate, and so does somebody who chose that when signing up.
 * Somebody whose second step is still to come gets nothing yet.
 * @returns the user with the role they now have
 */
async function withWantedRole(user: User, { isToApply }: Arrival): Promise<User> {
  const { id, email, app_metadata, user_metadata, factors } = user
  if (!email || roleOf(app_metadata.role) !== null) return user
  if (factors?.some(({ status }) => status === 'verified')) return user
  const wanted = requestableRoles.find((known) => known === user_metadata.wanted_role)
  // A link that leads to a job is not enough: anybody can have one sent. The page of the job asks whoever presses it.
  if (isToApply || wanted === 'candidate') {
    const isCandidate = isCandidateNow(await becomeCandidate(id))
    return isCandidate ? { ...user, app_metadata: { ...app_metadata, role: 'candidate' } } : user
  }
  // An employer tells us about their company instead, and a partner about their organisation: one form, and one answer.
  return user
}

/**
 * Signs somebody in from an email.
 * @param client with the session that the email gave
 * @returns the path they go to now: to choose a password if the email was about that, or if their account has none of
 *   their own
 */
export async function signInFromEmail(
  client: Pick<SupabaseClient, 'auth'>,
  proved: User,
  arrival: Arrival,
): Promise<string> {
  // Before anything else: a password that a stranger typed works from here on.
  const hadStrangersPassword = await endStrangersPassword(client, proved, arrival)
  const { isAboutPassword, isToApply, next } = arrival
  const user = await withWantedRole(proved, arrival)
  const hasNone = !hasPassword(user) || (hadStrangersPassword && isToApply)
  // Whoever has no password may choose one within the hour, and need not.
  if (hasNone || isAboutPassword || hadStrangersPassword) await permitNewPassword(user.id)
  if (isAboutPassword) return finishSignIn(user, newPasswordAddress(next))
  const address = '/sign-in/new-password'
  if (hasNone || !hadStrangersPassword) return finishSignIn(user, next)
  const after =
    safeReturnPath(next) ??
    (await landingPageOf({
      id: user.id,
      role: roleOf(user.app_metadata.role),
      wantedRole: user.user_metadata.wanted_role,
    }))
  // A page that is too long to go on to is left out, and not the password.
  const place = safeReturnPath(addToQuery(address, { why: 'first', next: after }))
  return finishSignIn(user, place ?? addToQuery(address, { why: 'first' }))
}

import 'server-only'

import type { SupabaseClient, User } from '@supabase/supabase-js'

import { roleOf } from '@/lib/domain/access/role'
import { becomeCandidate, isCandidateNow } from '@/lib/server/accounts/become-candidate'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { hasPassword, withoutPassword } from '@/lib/server/auth/judge-session'
import { permitNewPassword, unknownPassword } from '@/lib/server/auth/password-permit'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * The first time that the owner of a number comes in. Anybody can make an account with a number that is not theirs and a
 * password, at the sign-in server itself; so it gets a password that nobody knows. Until now nobody could use either.
 */
async function endStrangersPassword({ auth }: Pick<SupabaseClient, 'auth'>, { id }: User): Promise<void> {
  const password = unknownPassword()
  const { error } = await auth.updateUser({ password, data: withoutPassword })
  if (!error) return
  // This ends the owner's session too, who then asks for another code.
  const { error: refused } = await serviceClient.auth.admin.updateUserById(id, { password })
  if (refused) logEvent('error', 'auth.first_password', { outcome: 'not_replaced', status: refused.status })
}

/**
 * Signs somebody in with the code that was sent to their number. An account that has only a number is that of somebody
 * who looks for work.
 * @param client with the session that the code gave
 * @returns the path they go to now
 */
export async function signInFromPhone(
  client: Pick<SupabaseClient, 'auth'>,
  user: User,
  next: unknown,
): Promise<string> {
  const hasSecondStep = user.factors?.some(({ status }) => status === 'verified') ?? false
  const isOnlyPhone = !user.email
  // Every account with only a number has a role from its owner's first visit on.
  const isFirst = isOnlyPhone && roleOf(user.app_metadata.role) === null && !hasSecondStep
  if (isFirst) await endStrangersPassword(client, user)
  // Whoever has no password has shown by the code that it is them.
  if (isFirst || !hasPassword(user)) await permitNewPassword(user.id)
  const isCandidate = isFirst && isCandidateNow(await becomeCandidate(user.id))
  return finishSignIn(isCandidate ? { ...user, app_metadata: { ...user.app_metadata, role: 'candidate' } } : user, next)
}

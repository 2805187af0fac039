import 'server-only'

import { createHash, randomBytes } from 'node:crypto'

import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeIn, recoveryCodeOf } from '@/lib/domain/access/recovery-code'
import { serviceClient } from '@/lib/server/supabase/service-client'

const digestOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${recoveryCodeIn(code)}`)
    .digest('hex')

/**
 * Makes an account's recovery codes anew; earlier ones stop working. We keep only their digests.
 * @returns the codes, to be shown once; null when the database did not answer
 */
export async function makeRecoveryCodes(userId: string): Promise<string[] | null> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(recoveryCodeBytes)))
  const digests = codes.map((code) => digestOf(userId, code))
  const { error } = await serviceClient.rpc('set_recovery_codes', {
    p_user_id: userId,
    p_digests: JSON.stringify(digests),
  })
  return error ? null : codes
}

/** For when two-step sign-in is turned off. */
export async function forgetRecoveryCodes(userId: string): Promise<void> {
  await serviceClient.rpc('set_recovery_codes', { p_user_id: userId, p_digests: '[]' })
}

/** How many an account has; null when the database did not answer. */
export async function countRecoveryCodes(userId: string): Promise<number | null> {
  const { data, error } = await serviceClient.rpc('recovery_codes_left', { p_user_id: userId })
  return error || typeof data !== 'number' ? null : data
}

/** Takes a recovery code, and with it the account's lost second step. */
export async function takeRecoveryCode(userId: string, typed: string): Promise<'taken' | 'wrong' | 'unavailable'> {
  if (recoveryCodeIn(typed) === null) return 'wrong'
  const { data, error } = await serviceClient.rpc('use_recovery_code', {
    p_user_id: userId,
    p_digest: digestOf(userId, typed),
  })
  if (error) return 'unavailable'
  return data === true ? 'taken' : 'wrong'
}

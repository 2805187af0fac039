import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { secondStepOffEmail } from '@/lib/content/account/emails'
import { recoveryCodeBytes, recoveryCodeCount, recoveryCodeIn, recoveryCodeOf } from '@/lib/domain/access/recovery-code'
import { sealedCookie } from '@/lib/server/auth/sealed-cookie'
import { writeSecondStepOff } from '@/lib/server/emails/kinds/second-step-off'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const digestOf = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId} ${recoveryCodeIn(code)}`)
    .digest('hex')

// Sealed, on the owner's own browser, for as long as it takes to write them down.
const shownFor = sealedCookie('recovery-codes', 15 * 60)
const shown = z.object({ userId: z.string(), codes: z.array(z.string()) })

/**
 * Makes an account's recovery codes anew; earlier ones stop working. We keep only their digests, and the browser gets
 * the codes to show them once.
 * @returns false when the database did not answer
 */
export async function makeRecoveryCodes(userId: string): Promise<boolean> {
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(recoveryCodeBytes)))
  const digests = codes.map((code) => digestOf(userId, code))
  const { error } = await serviceClient.rpc('set_recovery_codes', {
    p_user_id: userId,
    p_digests: JSON.stringify(digests),
  })
  return !error && (await shownFor.keep(JSON.stringify({ userId, codes })))
}

/** The codes that were made in this browser just now; null when there are none to show. */
export async function newRecoveryCodes(userId: string): Promise<readonly string[] | null> {
  const text = await shownFor.read()
  const kept = text === null ? null : shown.safeParse(JSON.parse(text)).data
  return kept?.userId === userId ? kept.codes : null
}

/** For when their owner has kept them, and when they no longer work. */
export const hideRecoveryCodes = (): Promise<void> => shownFor.forget()

/** For when two-step sign-in is turned off. */
export async function forgetRecoveryCodes(userId: string): Promise<void> {
  await serviceClient.rpc('set_recovery_codes', { p_user_id: userId, p_digests: '[]' })
  await hideRecoveryCodes()
}

/** How many an account has; null when the database did not answer. */
export async function countRecoveryCodes(userId: string): Promise<number | null> {
  const { data, error } = await serviceClient.rpc('recovery_codes_left', { p_user_id: userId })
  return error || typeof data !== 'number' ? null : data
}

/** Takes a recovery code, and with it the account's lost second step. Its owner is told by email. */
export async function takeRecoveryCode(userId: string, typed: string): Promise<'taken' | 'wrong' | 'unavailable'> {
  if (recoveryCodeIn(typed) === null) return 'wrong'
  const { data, error } = await serviceClient.rpc('use_recovery_code', {
    p_user_id: userId,
    p_digest: digestOf(userId, typed),
    p_email: JSON.stringify({ subject: secondStepOffEmail.subject, ...writeSecondStepOff(serverEnv.SITE_URL) }),
  })
  if (error) return 'unavailable'
  return data === true ? 'taken' : 'wrong'
}

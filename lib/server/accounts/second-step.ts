import 'server-only'

import { cookies, headers } from 'next/headers'

import { company } from '@/lib/content/site/company'
import { authClientOfPage } from '@/lib/server/auth/current-user'
import { tokensIn } from '@/lib/server/auth/session-cookie'
import { serverEnv } from '@/lib/server/env'

const answerWithinMs = 1500
const knownForMs = 10 * 60 * 1000

let known: { canHave: boolean; untilMs: number } | undefined

/**
 * Whether the provider supports two-step sign-in, found out by asking for a factor without a type. The embedded edition
 * does not have the endpoint (404); GoTrue does, and says that the type is missing. Asked at most every ten minutes;
 * undefined for any other answer.
 */
async function canHaveSecondStep(): Promise<boolean | undefined> {
  if (known && Date.now() < known.untilMs) return known.canHave
  const token = tokensIn((await cookies()).getAll())?.accessToken ?? ''
  const answer = await fetch(`${serverEnv.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/factors`, {
    method: 'POST',
    headers: {
      apikey: serverEnv.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: '{}',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
  }).catch(() => undefined)
  if (answer?.status !== 404 && answer?.status !== 400 && answer?.status !== 422) return undefined
  known = { canHave: answer.status !== 404, untilMs: Date.now() + knownForMs }
  return known.canHave
}

/** Whether the visitor's account asks for a second step; 'absent' where the provider does not support it. */
export async function secondStepState(): Promise<'on' | 'off' | 'absent' | 'unknown'> {
  const canHave = await canHaveSecondStep()
  if (canHave === undefined) return 'unknown'
  if (!canHave) return 'absent'
  const { data, error } = await (await authClientOfPage()).auth.mfa.listFactors()
  if (error) return 'unknown'
  return data.all.some(({ status }) => status === 'verified') ? 'on' : 'off'
}

export type NewAppKey = { factorId: string; picture: string; secret: string; address: string }

/**
 * Creates a new key for an authenticator app, and withdraws any that were begun but never confirmed. It has no effect
 * until a code from it is given. A link on another site cannot start it.
 * @returns null when two-step sign-in is already on, or cannot be set up
 */
export async function beginSecondStep(): Promise<NewAppKey | null> {
  if ((await headers()).get('sec-fetch-site') === 'cross-site') return null
  if ((await secondStepState()) !== 'off') return null
  const { mfa } = (await authClientOfPage()).auth
  const { data: factors } = await mfa.listFactors()
  for (const { id } of factors?.all ?? []) await mfa.unenroll({ factorId: id })
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: company.brand })
  if (error) return null
  return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret, address: data.totp.uri }
}

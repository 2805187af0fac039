import 'server-only'

import { cookies, headers } from 'next/headers'
import { z } from 'zod'

import { company } from '@/lib/content/site/company'
import { authClientOfPage } from '@/lib/server/auth/current-user'
import { tokensIn } from '@/lib/server/auth/session-cookie'
import { waysIn } from '@/lib/server/auth/ways-in'
import { serverEnv } from '@/lib/server/env'

const answerWithinMs = 4000
const knownForMs = 10 * 60 * 1000

const stepPhone = z
  .object({
    id: z.string(),
    factor_type: z.literal('phone'),
    status: z.literal('verified'),
    phone: z.string().regex(/^\+?\d+$/),
  })
  .transform(({ id, phone }) => ({ id, number: `+${phone.replace('+', '')}` }))

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

type App = { id: string; name: string; addedAt: string }
/** @property number in our spelling: +447700900123 */
export type StepPhone = { id: string; number: string }

/** The second steps of the visitor's account; 'absent' where the provider does not support them. */
export type SecondSteps =
  { state: 'on'; apps: App[]; phones: StepPhone[]; hasOthers: boolean } | { state: 'off' | 'absent' | 'unknown' }

/** The phones among an account's second steps, as the provider's library gives them. */
export const stepPhonesIn = (factors: readonly object[]): StepPhone[] =>
  factors.flatMap((factor) => stepPhone.safeParse(factor).data ?? [])

/** The phone that can get a code for the visitor of this page; null if they have none, or no SMS can be sent. */
export async function stepPhoneOfPage(): Promise<StepPhone | null> {
  if (!(await waysIn()).hasPhone) return null
  const { data, error } = await (await authClientOfPage()).auth.mfa.listFactors()
  return error ? null : (stepPhonesIn(data.all)[0] ?? null)
}

/** Reads which second steps the visitor's account asks for. */
export async function secondSteps(): Promise<SecondSteps> {
  const canHave = await canHaveSecondStep()
  if (canHave === undefined) return { state: 'unknown' }
  if (!canHave) return { state: 'absent' }
  const { data, error } = await (await authClientOfPage()).auth.mfa.listFactors()
  if (error) return { state: 'unknown' }
  const verified = data.all.filter(({ status }) => status === 'verified')
  if (verified.length === 0) return { state: 'off' }
  const apps = verified
    .filter(({ factor_type: type }) => type === 'totp')
    .map(({ id, friendly_name: name, created_at: addedAt }) => ({ id, name: name ?? '', addedAt }))
  const phones = stepPhonesIn(verified)
  return { state: 'on', apps, phones, hasOthers: apps.length + phones.length < verified.length }
}

export type NewAppKey = { factorId: string; picture: string; secret: string; address: string }

/**
 * Creates a new key for an authenticator app, and withdraws any that were begun but never confirmed. It has no effect
 * until a code from it is given. A link on another site cannot start it.
 * @returns null when it cannot be set up
 */
export async function beginSecondStep(): Promise<NewAppKey | null> {
  if ((await headers()).get('sec-fetch-site') === 'cross-site') return null
  const { state } = await secondSteps()
  if (state !== 'off' && state !== 'on') return null
  const { mfa } = (await authClientOfPage()).auth
  const { data: factors } = await mfa.listFactors()
  for (const { id, status } of factors?.all ?? []) if (status !== 'verified') await mfa.unenroll({ factorId: id })
  // The provider wants a name that no other of the account's has.
  const taken = new Set(factors?.all.map(({ friendly_name: name }) => name))
  const friendlyName = Array.from({ length: 20 }, (_, index) => `${index + 1}`).find((name) => !taken.has(name))
  const { data, error } = await mfa.enroll({ factorType: 'totp', issuer: company.brand, friendlyName })
  if (error) return null
  return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret, address: data.totp.uri }
}

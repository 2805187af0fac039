import 'server-only'

import { isAuthError } from '@supabase/supabase-js'

import { passkeyProblems } from '@/lib/content/account/passkeys'
import { passkeyAnswerIn } from '@/lib/domain/access/passkey'
import { authClientOfHandler } from '@/lib/server/auth/current-user'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { endPasskeyOffer } from '@/lib/server/auth/passkey-offer'
import {
  isUnavailable,
  unavailable,
  type Again,
  type StepInput,
  type StepOutcome,
} from '@/lib/server/auth/step-outcome'

const again = (message: string, reason: string): Again => ({ outcome: 'again', status: 422, message, reason })

/**
 * Signs in with what a passkey answered. The sign-in service counts it as one step, so an account with two-step sign-in
 * still asks for the second.
 */
export async function signInWithPasskey({ values, headers }: StepInput): Promise<StepOutcome> {
  const answer = passkeyAnswerIn(values)
  if (answer === null) return again(passkeyProblems.scripts, 'validation_failed')
  const { challenge: challengeId, credential } = answer
  const limited = await limitedBy('code', `passkey ${challengeId}`, headers)
  if (limited) return limited
  const { passkey } = (await authClientOfHandler()).auth
  const { data, error } = await passkey.verifyAuthentication({
    challengeId,
    // The service checks every part of it.
    credential: credential as unknown as Parameters<typeof passkey.verifyAuthentication>[0]['credential'],
  })
  if (error?.code === 'webauthn_challenge_expired' || error?.code === 'webauthn_challenge_not_found') {
    return again(passkeyProblems.expired, 'refused')
  }
  if (isAuthError(error) && isUnavailable(error)) return unavailable
  // Somebody whose account is banned is not told so.
  if (!data?.user) return again(passkeyProblems.refused, 'refused')
  await endPasskeyOffer()
  return { outcome: 'go', to: await finishSignIn(data.user, values.next) }
}

import 'server-only'

import { headers } from 'next/headers'

import { problemWords } from '@/lib/content/account/account'
import { ownPhoneWords, phoneAddedEmail, phoneProblems } from '@/lib/content/account/phone'
import { codeIn } from '@/lib/domain/sms/code-in'
import { ukMobileIn } from '@/lib/domain/sms/uk-mobile'
import { stepPhonesIn } from '@/lib/server/accounts/second-step'
import { secondsToWait } from '@/lib/server/auth/rate-limits'
import type { AuthClient } from '@/lib/server/auth/auth-client'
import type { CurrentUser } from '@/lib/server/auth/judge-session'
import { handOver } from '@/lib/server/auth/hand-over'
import { noteSmsLoss, refusedSms } from '@/lib/server/auth/phone-steps'
import { isUnavailable, unavailable as notNow } from '@/lib/server/auth/step-outcome'
import { waysIn } from '@/lib/server/auth/ways-in'
import { writePhoneAdded } from '@/lib/server/emails/kinds/way-added'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { reachedCeiling } from '@/lib/server/sms/reached-ceiling'
import { serviceClient } from '@/lib/server/supabase/service-client'

type Problem = { problem: string; field: 'phone' | 'code' | null }

const unavailable: Problem = { problem: problemWords.unavailable, field: null }

/** The number in what was typed for the account, if it may have it. */
export function newNumberIn(typed: string, user: CurrentUser): { phone: string } | Problem {
  const phone = ukMobileIn(typed)
  if (phone === null) {
    return { problem: typed.trim() === '' ? phoneProblems.missing : phoneProblems.number, field: 'phone' }
  }
  return phone === user.phone ? { problem: ownPhoneWords.same, field: 'phone' } : { phone }
}

// What the provider refuses before it looks for the number.
const refusedAnyway = new Set(['insufficient_aal', 'over_request_rate_limit', 'session_not_found'])

/**
 * Sends a code to a number that is to become the account's. Ask for proof of the owner first.
 * @returns null when a code is on its way, or when somebody else has the number: nobody may learn that. So what the
 * provider says of a code that it could not send goes only into the log: it sends none where somebody has the number.
 */
export async function textNewNumber({ auth }: AuthClient, user: CurrentUser, phone: string): Promise<Problem | null> {
  if (!(await waysIn()).hasPhone) return unavailable
  const { data: factors } = await auth.mfa.listFactors()
  // A number that also signs in would make the second step the first one again.
  if (stepPhonesIn(factors?.all ?? []).some(({ number }) => number === phone)) {
    return { problem: ownPhoneWords.isSecondStep, field: 'phone' }
  }
  const visitor = await headers()
  if ((await secondsToWait('new-contact', user.id, visitor)) > 0) return { problem: problemWords.tooMany, field: null }
  const seconds = await secondsToWait('sms', phone, visitor)
  if (seconds > 0) return { problem: phoneProblems.tooManyTexts(seconds), field: 'phone' }
  const reached = await reachedCeiling(phone, visitor)
  if (reached !== null) return { problem: refusedSms(reached).message, field: 'phone' }
  const failed = await handOver(async () => {
    const { error } = await auth.updateUser({ phone })
    if (!error || error.code === 'phone_exists') return null
    if (!error.status || [502, 503].includes(error.status) || refusedAnyway.has(error.code ?? '')) return notNow
    noteSmsLoss()
    return null
  }, noteSmsLoss)
  return failed ? unavailable : null
}

/** Makes a number the account's, with the code that was sent to it, and tells its owner by email. */
export async function confirmNewNumber(
  { auth }: AuthClient,
  user: CurrentUser,
  fields: Readonly<Record<string, string>>,
): Promise<Problem | null> {
  const phone = ukMobileIn(fields.phone ?? '')
  const token = codeIn(fields.code ?? '')
  if (phone === null || token === null) return { problem: phoneProblems.code, field: 'code' }
  const seconds = await secondsToWait('code', phone, await headers())
  if (seconds > 0) return { problem: phoneProblems.tooManyTries(seconds), field: 'code' }
  const { error } = await auth.verifyOtp({ type: 'phone_change', phone, token })
  if (error) return isUnavailable(error) ? unavailable : { problem: phoneProblems.oldCode, field: 'code' }
  const { error: untold } = await serviceClient.rpc('queue_way_email', {
    p_user_id: user.id,
    p_kind: 'phone_added',
    p_email: JSON.stringify({ subject: phoneAddedEmail.subject, ...writePhoneAdded(serverEnv.SITE_URL) }),
  })
  if (untold) logEvent('error', 'account', { action: 'phone-code', outcome: 'owner_not_told' })
  return null
}

/** Takes the number away from an account that also has an email address. Ask for proof of the owner first. */
export async function removeOwnNumber({ auth }: AuthClient): Promise<Problem | null> {
  const { data, error } = await auth.getUserIdentities()
  if (error) return unavailable
  const identity = data.identities.find(({ provider }) => provider === 'phone')
  if (!identity || data.identities.length < 2) return { problem: ownPhoneWords.emailFirst, field: null }
  const { error: kept } = await auth.unlinkIdentity(identity)
  return kept ? unavailable : null
}

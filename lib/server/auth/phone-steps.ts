import 'server-only'

import type { AuthError } from '@supabase/supabase-js'

import { phoneProblems } from '@/lib/content/account/phone'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { codeIn } from '@/lib/domain/sms/code-in'
import { refusalIn, type SmsRefusal } from '@/lib/domain/sms/sms-ceiling'
import { ukMobileIn } from '@/lib/domain/sms/uk-mobile'
import { authClientOfHandler, mailClientOfHandler } from '@/lib/server/auth/current-user'
import { handOver } from '@/lib/server/auth/hand-over'
import { withoutPassword } from '@/lib/server/auth/judge-session'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { padToInterval } from '@/lib/server/auth/pad-to-interval'
import { signInFromPhone } from '@/lib/server/auth/sign-in-from-phone'
import {
  isUnavailable,
  unavailable,
  wrong,
  type Again,
  type StepInput,
  type StepOutcome,
} from '@/lib/server/auth/step-outcome'
import { waysIn } from '@/lib/server/auth/ways-in'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logEvent } from '@/lib/server/log'

const page = '/sign-in/phone'

const tooMany = (message: string): Again => ({ outcome: 'again', status: 429, message, reason: 'rate_limited' })

/** What to say when a number is sent nothing for that reason. */
export function refusedSms(refusal: SmsRefusal): Again {
  if (refusal === 'abroad') return wrong('phone', phoneProblems.number)
  return tooMany(refusal === 'number' ? phoneProblems.numberCeiling : phoneProblems.ceiling)
}

/**
 * What to say when a code was not sent. It is the same whether or not the number has an account, because a number
 * without one is sent a code too.
 */
function smsProblem(error: AuthError): Again {
  const refusal = refusalIn(error.message)
  if (refusal !== null) return refusedSms(refusal)
  // The sign-in server sends one a minute to a number, and says how many seconds are left.
  const [, seconds] = /(\d+) seconds/.exec(error.message) ?? []
  if (seconds !== undefined) return tooMany(phoneProblems.wait(Number(seconds)))
  if (error.code === 'over_sms_send_rate_limit') return tooMany(phoneProblems.ceiling)
  return unavailable
}

/** Logs that somebody waits for a code that was not sent. */
export const noteSmsLoss = (): void => logEvent('error', 'auth.sms', { outcome: 'not_sent' })

/** Sends a code to a number. A number without an account gets one, of somebody who looks for work. */
export async function textPhoneCode({ values, headers }: StepInput): Promise<StepOutcome> {
  const next = safeReturnPath(values.next)
  if (!(await waysIn()).hasPhone) return { outcome: 'go', to: addToQuery(page, { next }) }
  const typed = (values.phone ?? '').trim()
  const phone = ukMobileIn(typed)
  if (phone === null) return wrong('phone', typed === '' ? phoneProblems.missing : phoneProblems.number)
  const limited = await limitedBy('sms', phone, headers, phoneProblems.tooManyTexts)
  if (limited) return limited
  const failed = await handOver(async () => {
    const client = await mailClientOfHandler(true)
    const { error } = await client.auth.signInWithOtp({
      phone,
      options: { channel: 'sms', data: { ...withoutPassword, wanted_role: 'candidate' } },
    })
    if (!error) return null
    logEvent('warn', 'auth.sms', { outcome: error.code ?? 'refused', status: error.status })
    return smsProblem(error)
  }, noteSmsLoss)
  if (failed) return failed
  return {
    outcome: 'go',
    to: addToQuery(page, { sent: 'yes', next }),
    kept: { phone, sentAt: new Date().toISOString() },
  }
}

// Longer than the provider takes to look for a code, which it does only if there is an account.
const codeIntervalMs = 1000

/** Takes the code that was sent to a number. */
export async function takePhoneCode({ values, headers }: StepInput): Promise<StepOutcome> {
  const phone = ukMobileIn(values.phone ?? '')
  if (phone === null) return { outcome: 'go', to: addToQuery(page, { next: safeReturnPath(values.next) }) }
  const token = codeIn(values.code ?? '')
  if (token === null) return wrong('code', phoneProblems.code)
  const limited = await limitedBy('code', phone, headers, phoneProblems.tooManyTries)
  if (limited) return limited
  const client = await authClientOfHandler()
  const { data, error } = await padToInterval(
    () => client.auth.verifyOtp({ type: 'sms', phone, token }),
    codeIntervalMs,
    (answer) => answer.error === null,
  )
  // One status for every refusal: the provider's own depends on the account.
  if (error && isUnavailable(error)) return unavailable
  if (error || !data.user) return { ...wrong('code', phoneProblems.oldCode), status: 403 }
  return { outcome: 'go', to: await signInFromPhone(client, data.user, values.next) }
}

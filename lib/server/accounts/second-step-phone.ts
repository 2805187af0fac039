import 'server-only'

import { headers } from 'next/headers'
import { z } from 'zod'

import { problemWords } from '@/lib/content/account/account'
import { phoneProblems, secondStepPhoneWords as words } from '@/lib/content/account/phone'
import { codeIn } from '@/lib/domain/sms/code-in'
import { ukMobileIn } from '@/lib/domain/sms/uk-mobile'
import { stepPhonesIn } from '@/lib/server/accounts/second-step'
import { secondsToWait } from '@/lib/server/auth/rate-limits'
import type { AuthClient } from '@/lib/server/auth/auth-client'
import type { CurrentUser } from '@/lib/server/auth/judge-session'
import { waysIn } from '@/lib/server/auth/ways-in'
import { logEvent } from '@/lib/server/log'

type Problem = { problem: string; field: 'phone' | 'code' | null }
/** The question that a code answers: the phone, by the provider's number for it, and the message that was sent. */
export type StepQuestion = { factor: string; challenge: string }

const notSent: Problem = { problem: words.notSent, field: null }

/** Sends a code to a phone of the account. The provider says nothing of use about why it could not. */
async function ask({ auth }: AuthClient, factorId: string, number: string): Promise<StepQuestion | Problem> {
  const seconds = await secondsToWait('sms', number, await headers())
  if (seconds > 0) return { problem: phoneProblems.tooManyTexts(seconds), field: null }
  const { data, error } = await auth.mfa.challenge({ factorId, channel: 'sms' })
  if (!error) return { factor: factorId, challenge: data.id }
  logEvent('warn', 'auth.sms', { outcome: error.code ?? 'refused', status: error.status })
  return notSent
}

/** Begins to add a phone beside the account's app. Ask for proof of the owner first. */
export async function beginStepPhone(
  client: AuthClient,
  user: CurrentUser,
  typed: string,
): Promise<(StepQuestion & { phone: string }) | Problem> {
  const phone = ukMobileIn(typed)
  if (phone === null) {
    return { problem: typed.trim() === '' ? phoneProblems.missing : phoneProblems.number, field: 'phone' }
  }
  if (phone === user.phone) return { problem: words.same, field: 'phone' }
  const { mfa } = client.auth
  const { data: factors, error: unread } = await mfa.listFactors()
  if (unread || !(await waysIn()).hasPhone) return notSent
  if (factors.totp.length === 0) return { problem: problemWords.noApp, field: null }
  // What was begun and never finished, which would keep the name and the number.
  for (const { id, status, factor_type: type } of factors.all) {
    if (type === 'phone' && status !== 'verified') await mfa.unenroll({ factorId: id })
  }
  const { data, error } = await mfa.enroll({ factorType: 'phone', phone, friendlyName: `phone ${phone.slice(-3)}` })
  if (error) return notSent
  const question = await ask(client, data.id, phone)
  return 'problem' in question ? question : { ...question, phone }
}

const answered = z.object({ factor: z.uuid(), challenge: z.uuid() })

/**
 * Takes the code that was sent to a phone of the account, while it is added or while signing in.
 * @returns null when it is right: the session then has two steps
 */
export async function answerStepQuestion(
  { auth }: AuthClient,
  fields: Readonly<Record<string, string>>,
): Promise<Problem | null> {
  const question = answered.safeParse(fields).data
  const code = codeIn(fields.code ?? '')
  if (code === null) return { problem: phoneProblems.code, field: 'code' }
  if (!question) return { problem: words.oldCode, field: 'code' }
  const { error } = await auth.mfa.verify({ factorId: question.factor, challengeId: question.challenge, code })
  if (!error) return null
  // Run out, used, or asked for from another network: a new one helps in each case.
  return error.status !== undefined && error.status >= 400 && error.status < 500 && error.status !== 429
    ? { problem: words.oldCode, field: 'code' }
    : { problem: problemWords.unavailable, field: null }
}

/** Sends a code to the account's phone, for somebody who is signing in. */
export async function askStepPhone(client: AuthClient): Promise<StepQuestion | Problem> {
  const { data, error } = await client.auth.mfa.listFactors()
  const [phone] = error ? [] : stepPhonesIn(data.all)
  if (!phone || !(await waysIn()).hasPhone) return notSent
  return ask(client, phone.id, phone.number)
}

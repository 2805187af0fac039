import 'server-only'

import type { AuthError } from '@supabase/supabase-js'

import { signInProblems } from '@/lib/content/account/sign-in'
import { newPasswordAddress, safeReturnPath } from '@/lib/domain/access/return-path'
import { emailAddress } from '@/lib/domain/fields/field-rules'
import { authClientOfHandler, mailClientOfHandler } from '@/lib/server/auth/current-user'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { handOver } from '@/lib/server/auth/hand-over'
import { lastSignInInput } from '@/lib/server/auth/kept-input'
import { limitedBy, limitMail } from '@/lib/server/auth/limited-by'
import { noteMailTrouble } from '@/lib/server/auth/mail-trouble'
import { padToInterval } from '@/lib/server/auth/pad-to-interval'
import { linkTypes } from '@/lib/server/auth/read-confirm-link'
import { signInFromEmail } from '@/lib/server/auth/sign-in-from-email'
import {
  emailFault,
  isUnavailable,
  unavailable,
  wrong,
  wrongIn,
  type StepInput,
  type StepOutcome,
} from '@/lib/server/auth/step-outcome'
import { addToQuery } from '@/lib/server/http/add-to-query'

/** Where a link leads, as given to the provider; the page that was wanted travels in it to another device. */
export function returnAddress(siteUrl: string, next: unknown): string {
  const place = safeReturnPath(next)
  return `${siteUrl}/auth/callback${place ? `?next=${encodeURIComponent(place)}` : ''}`
}

// Its limit for everybody together says nothing about seconds; the one for an address does, and its owner has an email.
const isLimitOfAll = ({ code, message }: AuthError): boolean =>
  code === 'over_email_send_rate_limit' && !/\d+ seconds/.test(message)

/**
 * What to say after an email was requested. Nobody may learn whether there is an account: a provider that fails to hand
 * an email over has only tried because there is one, so that goes only into our log.
 */
export function mailProblem(error: AuthError | null): StepOutcome | null {
  if (!error) return null
  const { status, code } = error
  if (!status || status === 502 || status === 503 || code === 'over_request_rate_limit') return unavailable
  if (isLimitOfAll(error)) noteMailTrouble('hourly_limit', status)
  else if (status >= 500) noteMailTrouble('not_sent', status)
  return null
}

/**
 * Sends a sign-in link and code to an account that exists.
 * @param isSent false for an address that has had its share of emails
 */
export async function mailSignInLink(
  email: string,
  { values, siteUrl }: StepInput,
  isSent: boolean,
): Promise<StepOutcome | null> {
  const client = await mailClientOfHandler(isSent)
  const { error } = await client.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: returnAddress(siteUrl, values.next) },
  })
  return mailProblem(error)
}

/** The mark of a code that is for choosing a new password. */
const aboutPassword = { purpose: 'recovery' }

/** A step that sends an email if there is an account, and says the same if there is none. */
const mailStep =
  (send: typeof mailSignInLink, sent: 'link' | 'recovery' | 'resend') =>
  async (input: StepInput): Promise<StepOutcome> => {
    const email = emailAddress.safeParse(input.values.email)
    if (!email.success) return wrongIn({ email: emailFault(input.values.email) })
    const limit = await limitMail(email.data, input.headers)
    if ('refusal' in limit) return limit.refusal
    const failed = await handOver(() => send(email.data, input, limit.isSent))
    if (failed) return failed
    return {
      outcome: 'go',
      to: addToQuery('/sign-in/code', { sent, next: safeReturnPath(input.values.next) }),
      kept: { email: email.data, ...(sent === 'recovery' && aboutPassword) },
    }
  }

export const mailSignIn = mailStep(mailSignInLink, 'link')

export const mailRecovery = mailStep(async (email, { siteUrl, values }, isSent) => {
  const client = await mailClientOfHandler(isSent)
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: returnAddress(siteUrl, newPasswordAddress(values.next)),
  })
  return mailProblem(error)
}, 'recovery')

export const mailVerification = mailStep(async (email, input, isSent) => {
  const client = await mailClientOfHandler(isSent)
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnAddress(input.siteUrl, input.values.next) },
  })
  // The embedded provider never sends a second one; a sign-in link verifies the address just as well.
  if (error && !isUnavailable(error)) return mailSignInLink(email, input, isSent)
  return mailProblem(error)
}, 'resend')

// Somebody who was invited has no password yet.
const choosesPassword: ReadonlySet<string> = new Set(['recovery', 'invite'])

// The provider does both in one request.
const provedWithinMs = 5000

/**
 * The button on the page that a link in an email leads to. The link is used up here, not by programs that merely open
 * it.
 */
export async function verifyLink({ values, headers }: StepInput): Promise<StepOutcome> {
  const type = linkTypes.find((known) => known === values.type)
  const { token_hash = '', next } = values
  if (!type || !/^[\w-]{8,200}$/.test(token_hash)) return { outcome: 'go', to: '/sign-in/problem?reason=link' }
  // To the provider all of these come from us: nobody may use up everybody's allowance.
  const limited = await limitedBy('code', token_hash, headers)
  if (limited) return limited
  const client = await authClientOfHandler()
  const { data, error } = await client.auth.verifyOtp({ type, token_hash })
  if (error && isUnavailable(error)) return unavailable
  if (error) return { outcome: 'go', to: '/sign-in/problem?reason=link' }
  // One of the two confirmations of a new address: the other is still to come.
  if (!data.user || !data.session) return { outcome: 'go', to: '/sign-in/problem?reason=half' }
  const arrival = { isAboutPassword: choosesPassword.has(type), isToApply: false, next, provedWithinMs }
  // A new address of an account that was proven before leaves its password as it is.
  const to = await (type === 'email_change'
    ? finishSignIn(data.user, next)
    : signInFromEmail(client, data.user, arrival))
  return { outcome: 'go', to }
}

// Longer than the provider takes to look for a code, which it does only if there is an account.
const codeIntervalMs = 1000

/** Takes the six digits from an email, for somebody who reads it on another device. */
export async function verifyCode({ values, headers }: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(values.email)
  const token = (values.code ?? '').replace(/\D/g, '')
  const isCode = token.length >= 6 && token.length <= 10
  if (!email.success || !isCode)
    return wrongIn({ email: emailFault(values.email), code: isCode ? null : signInProblems.code })
  const limited = await limitedBy('code', email.data, headers)
  if (limited) return limited
  // The page of the email may be closed. Then the one that takes any code goes by what this browser last asked for.
  const asked = values.purpose ? values : await lastSignInInput()
  const isRecovery = asked.purpose === 'recovery' && (asked === values || asked.email === email.data)
  const client = await authClientOfHandler()
  const tryAs = (type: 'recovery' | 'email' | 'magiclink') => client.auth.verifyOtp({ type, email: email.data, token })
  const { data, error } = await padToInterval(
    async () => {
      const first = await tryAs(isRecovery ? 'recovery' : 'email')
      // The embedded provider does not know 'email', which covers both kinds; its 'magiclink' does.
      return first.error?.code === 'validation_failed' ? tryAs('magiclink') : first
    },
    codeIntervalMs,
    (answer) => answer.error === null,
  )
  // One status for every refusal: the provider's own depends on the account.
  const kept = isRecovery ? aboutPassword : {}
  if (error)
    return isUnavailable(error)
      ? { ...unavailable, kept }
      : { ...wrong('code', signInProblems.oldCode), status: 403, kept }
  if (!data.user) return { ...wrong('code', signInProblems.oldCode), kept }
  const to = await signInFromEmail(client, data.user, {
    isAboutPassword: isRecovery,
    isToApply: values.purpose === 'apply',
    next: values.next,
    provedWithinMs,
  })
  return { outcome: 'go', to }
}

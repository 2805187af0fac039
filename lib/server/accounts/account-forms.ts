import 'server-only'

import { headers } from 'next/headers'
import { z } from 'zod'

import { problemWords, type Done } from '@/lib/content/account'
import { passwordProblems } from '@/lib/content/sign-in'
import { landingOf } from '@/lib/domain/access/access'
import { passwordFault } from '@/lib/domain/access/password-rules'
import { safeReturnPath, secondStepAddress } from '@/lib/domain/access/return-path'
import { roleRequest } from '@/lib/domain/access/role-request'
import { fieldMessages } from '@/lib/domain/enquiries/field-messages'
import { emailAddress, fieldLimits, optionalLine } from '@/lib/domain/enquiries/field-rules'
import { endAccountSession } from '@/lib/server/accounts/account-sessions'
import { deleteAccount } from '@/lib/server/accounts/delete-account'
import { requestRole } from '@/lib/server/accounts/request-role'
import { verifyPassword } from '@/lib/server/accounts/verify-password'
import { secondsToWait } from '@/lib/server/auth/attempt-limit'
import type { AuthClient } from '@/lib/server/auth/auth-client'
import type { CurrentUser } from '@/lib/server/auth/judge-session'

type Problem = { problem: string; field: string | null; at?: string }
type Outcome = { done: Done | null; at: string } | Problem
type Given = { form: URLSearchParams; user: CurrentUser; client: AuthClient }
type AccountForm = {
  /** The page it stands on. */
  page: string
  /** What may be kept on the person's device when it has to be shown again: never a password or a code. */
  keep: readonly string[]
  /** For somebody whose second step is still to come; all others wait for it. */
  isSecondStep?: true
  run: (given: Given) => Promise<Outcome>
}

const text = (form: URLSearchParams, name: string): string => form.get(name) ?? ''

const unavailable: Problem = { problem: problemWords.unavailable, field: null }

type ProviderError = { code?: string; status?: number; message: string }

/** The provider's own words where it refuses, ours where it does not answer. */
function refusal({ status, message }: ProviderError, field: string): Problem {
  if (status === 429) return { problem: problemWords.tooMany, field: null }
  return status !== undefined && status >= 400 && status < 500 ? { problem: message, field } : unavailable
}

async function checkPassword({ form, user }: Given): Promise<Problem | null> {
  const verdict = await verifyPassword(user.email, text(form, 'password'))
  if (verdict === 'right') return null
  if (verdict === 'unavailable') return unavailable
  return { problem: verdict === 'wrong' ? problemWords.password : problemWords.tooMany, field: 'password' }
}

/** The first of what is wrong with a form. */
function firstProblem(error: z.ZodError): Outcome {
  const [field, problem] = Object.entries(fieldMessages(error))[0] ?? []
  return { problem: problem ?? problemWords.unavailable, field: field ?? null }
}

const sixDigits = /^\d{6}$/
const codeOf = (form: URLSearchParams): string => text(form, 'code').replace(/\s/g, '')

async function changeName({ form, client }: Given): Promise<Outcome> {
  const parsed = z.object({ name: optionalLine('Name', fieldLimits.name) }).safeParse(Object.fromEntries(form))
  if (!parsed.success) return firstProblem(parsed.error)
  const { error } = await client.auth.updateUser({ data: { full_name: parsed.data.name } })
  return error ? refusal(error, 'name') : { done: 'name', at: '/account' }
}

async function changeEmail(given: Given): Promise<Outcome> {
  const { form, user, client } = given
  const parsed = z.object({ email: emailAddress }).safeParse(Object.fromEntries(form))
  if (!parsed.success) return firstProblem(parsed.error)
  const { email } = parsed.data
  if (email.toLowerCase() === user.email.toLowerCase()) return { problem: problemWords.sameEmail, field: 'email' }
  const wrong = await checkPassword(given)
  if (wrong) return wrong
  // Each of these is an e-mail to an address that may be a stranger's.
  if ((await secondsToWait('mail', email, await headers())) > 0) return { problem: problemWords.tooMany, field: null }
  const { error } = await client.auth.updateUser({ email })
  // Whether somebody else has the address is not for this person to learn: its owner is told by the provider.
  if (error && error.code !== 'email_exists') return refusal(error, 'email')
  return { done: 'email', at: '/account' }
}

async function changePassword(given: Given): Promise<Outcome> {
  const { form, user, client } = given
  const wanted = text(form, 'new-password')
  const fault = passwordFault(wanted, user.email)
  if (fault) return { problem: passwordProblems[fault], field: 'new-password' }
  const wrong = await checkPassword(given)
  if (wrong) return wrong
  const nonce = codeOf(form)
  const { error } = await client.auth.updateUser({ password: wanted, ...(nonce !== '' && { nonce }) })
  if (error?.code === 'reauthentication_needed') {
    const { error: notSent } = await client.auth.reauthenticate()
    return notSent
      ? refusal(notSent, 'code')
      : { problem: problemWords.codeNeeded, field: 'code', at: '/account/password?code=needed' }
  }
  if (error?.code === 'reauthentication_not_valid') {
    return { problem: problemWords.wrongCode, field: 'code', at: '/account/password?code=needed' }
  }
  if (error?.code === 'same_password') return { problem: problemWords.samePassword, field: 'new-password' }
  if (error) return refusal(error, 'new-password')
  await client.auth.signOut({ scope: 'others' })
  return { done: 'password', at: '/account' }
}

async function askForRole({ form, user }: Given): Promise<Outcome> {
  const parsed = roleRequest.safeParse(Object.fromEntries(form))
  if (!parsed.success) return firstProblem(parsed.error)
  const outcome = await requestRole(user, parsed.data)
  if (outcome === 'asked') return { done: 'role', at: '/account/role' }
  return { problem: outcome === 'no_account' ? problemWords.unavailable : problemWords[outcome], field: null }
}

async function endDevice({ form, user }: Given): Promise<Outcome> {
  const session = z.uuid().safeParse(text(form, 'session'))
  if (!session.success || !(await endAccountSession(user.id, session.data))) return unavailable
  return { done: 'device', at: '/account/devices' }
}

async function turnOnSecondStep({ form, client }: Given): Promise<Outcome> {
  const factor = z.uuid().safeParse(text(form, 'factor'))
  if (!factor.success) return { ...unavailable, at: '/account/two-step' }
  const at = `/account/two-step/code?factor=${factor.data}`
  const code = codeOf(form)
  if (!sixDigits.test(code)) return { problem: problemWords.wrongCode, field: 'code', at }
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: factor.data, code })
  if (!error) return { done: 'two-step-on', at: '/account' }
  return error.code === 'mfa_verification_failed'
    ? { problem: problemWords.wrongCode, field: 'code', at }
    : { ...refusal(error, 'code'), at }
}

async function turnOffSecondStep(given: Given): Promise<Outcome> {
  const wrong = await checkPassword(given)
  if (wrong) return wrong
  const { data, error } = await given.client.auth.mfa.listFactors()
  if (error) return refusal(error, 'password')
  for (const { id } of data.all) {
    const { error: kept } = await given.client.auth.mfa.unenroll({ factorId: id })
    if (kept) return refusal(kept, 'password')
  }
  // The session's token says for up to an hour that there were two steps; a new one does not.
  await given.client.auth.refreshSession()
  return { done: 'two-step-off', at: '/account' }
}

async function leave(given: Given): Promise<Outcome> {
  if (given.form.get('sure') !== 'on') return { problem: problemWords.tick, field: 'sure' }
  const wrong = await checkPassword(given)
  if (wrong) return wrong
  if (!(await deleteAccount(given.user.id))) return unavailable
  // The provider no longer knows the session; what matters is that this device forgets it.
  await given.client.auth.signOut({ scope: 'local' })
  return { done: null, at: '/account-deleted' }
}

/** The code from the app, on the way in: the one form for somebody who has given a password alone. */
async function giveSecondStep({ form, user, client }: Given): Promise<Outcome> {
  const wanted = safeReturnPath(text(form, 'next'))
  const at = secondStepAddress(wanted)
  const code = codeOf(form)
  if (!sixDigits.test(code)) return { problem: problemWords.wrongCode, field: 'code', at }
  if ((await secondsToWait('code', user.email, await headers())) > 0) {
    return { problem: problemWords.tooMany, field: 'code', at }
  }
  const { data, error } = await client.auth.mfa.listFactors()
  const factor = data?.totp[0]
  if (error || !factor) return { ...unavailable, at }
  const { error: refused } = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (!refused) return { done: null, at: wanted ?? landingOf(user.role) }
  return refused.code === 'mfa_verification_failed'
    ? { problem: problemWords.wrongCode, field: 'code', at }
    : { ...refusal(refused, 'code'), at }
}

/** The forms of /account, by the last part of the address that each is sent to. */
export const accountForms: Readonly<Record<string, AccountForm>> = {
  name: { page: '/account/name', keep: ['name'], run: changeName },
  email: { page: '/account/email', keep: ['email'], run: changeEmail },
  password: { page: '/account/password', keep: [], run: changePassword },
  role: { page: '/account/role', keep: ['role', 'organisation', 'note'], run: askForRole },
  device: { page: '/account/devices', keep: [], run: endDevice },
  'two-step-on': { page: '/account/two-step', keep: [], run: turnOnSecondStep },
  'two-step-off': { page: '/account/two-step', keep: [], run: turnOffSecondStep },
  'second-step': { page: '/sign-in/two-step', keep: [], isSecondStep: true, run: giveSecondStep },
  delete: { page: '/account/delete', keep: [], run: leave },
}

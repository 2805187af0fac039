import 'server-only'

import { cookies } from 'next/headers'

import { invitationIn, isApplyPath } from '@/lib/domain/access/access'
import { passwordFault } from '@/lib/domain/access/password-rules'
import { safeReturnPath, secondStepAddress, signInAddress } from '@/lib/domain/access/return-path'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { emailAddress } from '@/lib/domain/fields/field-rules'
import { passwordNeeded, passwordProblems, signInProblems } from '@/lib/content/account/sign-in'
import { authClientOfHandler, mailClientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { handOver } from '@/lib/server/auth/hand-over'
import { limitedBy, limitMail } from '@/lib/server/auth/limited-by'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { forgetInput } from '@/lib/server/auth/kept-input'
import { mailProblem, mailSignInLink, returnAddress } from '@/lib/server/auth/mail-steps'
import { padToInterval } from '@/lib/server/auth/pad-to-interval'
import { withoutPassword } from '@/lib/server/auth/judge-session'
import {
  endPermit,
  mayChoosePassword,
  noteSignUp,
  signUpMark,
  unknownPassword,
} from '@/lib/server/auth/password-permit'
import { sessionCookieName } from '@/lib/server/auth/session-cookie'
import { clearedSignedInMark } from '@/lib/server/auth/signed-in-mark'
import { letSayDone } from '@/lib/server/forms/see-done'
import {
  emailFault,
  isUnavailable,
  refusedBy,
  unavailable,
  wrong,
  wrongIn,
  type StepInput,
  type StepOutcome,
} from '@/lib/server/auth/step-outcome'
import { invitationNamed } from '@/lib/server/hiring/colleagues'
import { addToQuery } from '@/lib/server/http/add-to-query'

// Longer than the provider takes to compare a password, which it does only if there is an account.
const passwordIntervalMs = 1000

const wrongPassword: StepOutcome = {
  outcome: 'again',
  status: 400,
  message: signInProblems.wrong,
  reason: 'user_banned',
}

export async function signIn({ values, headers }: StepInput): Promise<StepOutcome> {
  const { password = '', next } = values
  const email = emailAddress.safeParse(values.email)
  const fault = password === '' ? passwordNeeded : null
  if (!email.success || fault) return wrongIn({ email: emailFault(values.email), password: fault })
  const limited = await limitedBy('password', email.data, headers)
  if (limited) return limited
  const client = await authClientOfHandler()
  const { data, error } = await padToInterval(
    () => client.auth.signInWithPassword({ email: email.data, password }),
    passwordIntervalMs,
    ({ error: refused }) => refused === null,
  )
  // Somebody who may not know the password must not learn that the account is banned: it looks like a wrong password.
  if (error?.code === 'user_banned') return wrongPassword
  if (error?.code === 'email_not_confirmed')
    return { ...refusedBy(error), message: `${error.message}. ${signInProblems.unconfirmed}` }
  if (error) return refusedBy(error)
  return { outcome: 'go', to: await finishSignIn(data.user, next) }
}

// The provider returns one of these when there is already an account. Only its owner is told.
const saysKnown = new Set(['user_already_exists', 'email_exists', 'over_email_send_rate_limit'])

export async function signUp(input: StepInput): Promise<StepOutcome> {
  const { values } = input
  const { password = '' } = values
  const email = emailAddress.safeParse(values.email)
  const fault = passwordFault(password, values.email ?? '')
  if (!email.success || fault)
    return wrongIn({ email: emailFault(values.email), password: fault && passwordProblems[fault] })
  const { wantedRole = '', next } = values
  // A request, which we read once the address is verified. It grants nothing.
  const data = requestableRoles.some((role) => role === wantedRole) ? { wanted_role: wantedRole } : {}
  const to = addToQuery('/sign-in', { sent: 'sign-up', next: safeReturnPath(next) })
  return signUpWith({ email: email.data, password, data }, input, to)
}

/**
 * From the page where people apply for a job: an email with a code. A new address gets an account whose password nobody
 * knows; its owner may choose one later.
 */
export async function signUpToApply(input: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(input.values.email)
  if (!email.success) return wrongIn({ email: emailFault(input.values.email) })
  const place = safeReturnPath(input.values.next)
  if (place === null || !isApplyPath(place)) return { outcome: 'go', to: '/jobs' }
  const data = { ...withoutPassword, wanted_role: 'candidate' }
  const account = { email: email.data, password: unknownPassword(), data }
  return signUpWith(account, input, addToQuery(place, { sent: 'code' }))
}

/**
 * For somebody who follows the link of an invitation to a company: an email with a code to the address that was invited,
 * which need not be typed. It grants nothing: the page of the invitation asks first.
 */
export async function signUpToJoin(input: StepInput): Promise<StepOutcome> {
  const place = safeReturnPath(input.values.next)
  const token = invitationIn(place)
  const invitation = token === null ? null : await invitationNamed(token)
  if (invitation === null) return { outcome: 'go', to: signInAddress(place) }
  const account = { email: invitation.email, password: unknownPassword(), data: withoutPassword }
  return signUpWith(account, input, addToQuery(signInAddress(place), { sent: 'join' }))
}

type NewAccount = { email: string; password: string; data: Record<string, unknown> }

/** Makes an account, or emails the owner of the one there is: the answer and its time are the same. */
async function signUpWith(account: NewAccount, input: StepInput, to: string): Promise<StepOutcome> {
  const limit = await limitMail(account.email, input.headers)
  if ('refusal' in limit) return limit.refusal
  // Before anything is known about the address, or the cookie would tell.
  const data = { ...account.data, [signUpMark]: await noteSignUp() }
  const problem = await handOver(() => makeAccount({ ...account, data }, input, limit.isSent))
  return problem ?? { outcome: 'go', to, kept: { email: account.email } }
}

async function makeAccount(
  { email, password, data: chosen }: NewAccount,
  input: StepInput,
  isSent: boolean,
): Promise<StepOutcome | null> {
  const client = await mailClientOfHandler(isSent)
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: returnAddress(input.siteUrl, input.values.next), data: chosen },
  })
  const problem = mailProblem(error)
  if (problem) return problem
  if (error && (error.status ?? 0) >= 500) return null
  const isKnown = data.user?.identities?.length === 0 || saysKnown.has(error?.code ?? '')
  if (error && !isKnown) {
    return refusedBy(error, error.code === 'weak_password' ? 'password' : undefined)
  }
  // An account that already exists gets an email too, with which its owner can sign in; the page says the same.
  return isKnown ? mailSignInLink(email, input, isSent) : null
}

export async function newPassword({ values }: StepInput): Promise<StepOutcome> {
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return unavailable
  if (verdict.state === 'signed-out') return { outcome: 'go', to: '/sign-in/problem?reason=session' }
  const next = safeReturnPath(values.next)
  if (verdict.user.needsSecondStep) {
    return { outcome: 'go', to: secondStepAddress(addToQuery('/sign-in/new-password', { next })) }
  }
  if (verdict.user.email === '' || !(await mayChoosePassword(verdict.user.id)))
    return { outcome: 'go', to: '/account/password' }
  const { password = '' } = values
  const fault = passwordFault(password, verdict.user.email)
  if (fault) return wrong('password', passwordProblems[fault])
  const client = await authClientOfHandler()
  const { error } = await client.auth.updateUser({
    password,
    ...(!verdict.user.hasPassword && { data: { no_password: false } }),
  })
  if (error) return refusedBy(error, 'password')
  // Anybody who knew the old password is signed out everywhere else.
  await client.auth.signOut({ scope: 'others' })
  await endPermit()
  const done = verdict.user.hasPassword ? 'password' : 'first-password'
  // The account's page says what was done; any other page that somebody was on their way to comes first.
  if (next !== null && next !== '/account') return { outcome: 'go', to: next }
  await letSayDone(done)
  return { outcome: 'go', to: `/account?done=${done}` }
}

const scopes = ['local', 'global'] as const

export async function signOut({ values }: StepInput): Promise<StepOutcome> {
  const scope = scopes.find((known) => known === values.scope) ?? 'local'
  const verdict = await userOfHandler()
  let isOnlyHere = scope === 'global' && verdict.state === 'unavailable'
  if (verdict.state === 'signed-in') {
    const client = await authClientOfHandler(3000)
    // The library treats 401, 403 and 404 as success. Without an answer this device is signed out all the same.
    const { error } = await client.auth.signOut({ scope })
    isOnlyHere = scope === 'global' && error !== null && isUnavailable(error)
  }
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (name.startsWith(sessionCookieName)) jar.set({ ...clearedSignedInMark(), name, httpOnly: true })
  }
  jar.set(clearedSignedInMark())
  await endPermit()
  await forgetInput()
  // Back to the job that another account is to apply for.
  const place = safeReturnPath(values.next)
  if (place !== null && isApplyPath(place)) return { outcome: 'go', to: place }
  return { outcome: 'go', to: `/sign-in?sent=${isOnlyHere ? 'signed-out-here' : 'signed-out'}` }
}

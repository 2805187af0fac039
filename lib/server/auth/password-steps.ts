import 'server-only'

import { cookies } from 'next/headers'

import { passwordFault } from '@/lib/domain/access/password-rules'
import { safeReturnPath, secondStepAddress } from '@/lib/domain/access/return-path'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { emailAddress } from '@/lib/domain/enquiries/field-rules'
import { passwordProblems, signInProblems } from '@/lib/content/sign-in'
import { clientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { forgetInput } from '@/lib/server/auth/kept-input'
import { mailBeatMs, mailSignInLink, returnAddress } from '@/lib/server/auth/mail-steps'
import { onTheBeat } from '@/lib/server/auth/on-the-beat'
import { endPermit, mayChoosePassword } from '@/lib/server/auth/password-permit'
import { sessionCookieName } from '@/lib/server/auth/session-cookie'
import { noMark } from '@/lib/server/auth/signed-in-mark'
import {
  isUnavailable,
  refusedBy,
  unavailable,
  wrong,
  type StepInput,
  type StepOutcome,
} from '@/lib/server/auth/step-outcome'

// Longer than the provider takes to compare a password, which it does only where there is an account.
const passwordBeatMs = 1000

export async function signIn({ values, headers }: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(values.email)
  if (!email.success) return wrong('email', signInProblems.email)
  const { password = '', next } = values
  if (password === '') return wrong('password', passwordProblems.missing)
  const limited = await limitedBy('password', email.data, headers)
  if (limited) return limited
  const client = await clientOfHandler()
  const { data, error } = await onTheBeat(
    () => client.auth.signInWithPassword({ email: email.data, password }),
    passwordBeatMs,
    ({ error: refused }) => refused === null,
  )
  if (error) return refusedBy(error)
  return { outcome: 'go', to: await finishSignIn(data.user, next) }
}

// The provider says the one or the other when there is an account already. Nobody else is told.
const saysKnown = new Set(['user_already_exists', 'email_exists', 'over_email_send_rate_limit'])

export async function signUp({ values, headers, siteUrl }: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(values.email)
  if (!email.success) return wrong('email', signInProblems.email)
  const { password = '' } = values
  const fault = passwordFault(password, email.data)
  if (fault) return wrong('password', passwordProblems[fault])
  const limited = await limitedBy('mail', email.data, headers)
  if (limited) return limited
  return onTheBeat(() => signUpWith(email.data, values, siteUrl), mailBeatMs)
}

async function signUpWith(email: string, values: StepInput['values'], siteUrl: string): Promise<StepOutcome> {
  const { password = '', wantedRole = '', next } = values
  const client = await clientOfHandler({ keepsLinkHalves: true })
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: {
      emailRedirectTo: returnAddress(siteUrl, next),
      // A wish, which we read once the address is verified. It grants nothing.
      data: requestableRoles.some((role) => role === wantedRole) ? { wanted_role: wantedRole } : {},
    },
  })
  if (error && !saysKnown.has(error.code ?? ''))
    return refusedBy(error, error.code === 'weak_password' ? 'password' : undefined)
  // An account that is there already gets an e-mail too, with which its owner can sign in; the page says the same.
  if (error || data.user?.identities?.length === 0) {
    const answer = await mailSignInLink(email, next, siteUrl)
    if (answer) return answer
  }
  const place = safeReturnPath(next)
  return {
    outcome: 'go',
    to: `/sign-in?sent=sign-up${place ? `&next=${encodeURIComponent(place)}` : ''}`,
    kept: { email },
  }
}

export async function newPassword({ values }: StepInput): Promise<StepOutcome> {
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return unavailable
  if (verdict.state === 'signed-out') return { outcome: 'go', to: '/sign-in/problem?reason=session' }
  if (verdict.user.needsSecondStep) return { outcome: 'go', to: secondStepAddress('/sign-in/new-password') }
  if (!(await mayChoosePassword(verdict.user.id))) return { outcome: 'go', to: '/account/password' }
  const { password = '' } = values
  const fault = passwordFault(password, verdict.user.email)
  if (fault) return wrong('password', passwordProblems[fault])
  const client = await clientOfHandler()
  const { error } = await client.auth.updateUser({ password })
  if (error) return refusedBy(error, 'password')
  // Whoever knew the old password is signed out everywhere else.
  await client.auth.signOut({ scope: 'others' })
  await endPermit()
  return { outcome: 'go', to: '/sign-in?sent=new-password' }
}

const scopes = ['local', 'global'] as const

export async function signOut({ values }: StepInput): Promise<StepOutcome> {
  const scope = scopes.find((known) => known === values.scope) ?? 'local'
  const verdict = await userOfHandler()
  let isOnlyHere = scope === 'global' && verdict.state === 'unavailable'
  if (verdict.state === 'signed-in') {
    const client = await clientOfHandler({ withinMs: 3000 })
    // The library takes 401, 403 and 404 as done. Without an answer this device is signed out all the same.
    const { error } = await client.auth.signOut({ scope })
    isOnlyHere = scope === 'global' && error !== null && isUnavailable(error)
  }
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (name.startsWith(sessionCookieName)) jar.set({ ...noMark(), name, httpOnly: true })
  }
  jar.set(noMark())
  await endPermit()
  await forgetInput()
  return { outcome: 'go', to: `/sign-in?sent=${isOnlyHere ? 'signed-out-here' : 'signed-out'}` }
}

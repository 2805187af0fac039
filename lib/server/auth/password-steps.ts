import 'server-only'

import { cookies } from 'next/headers'

import { passwordFault } from '@/lib/domain/access/password-rules'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { emailAddress } from '@/lib/domain/enquiries/field-rules'
import { passwordProblems, signInProblems } from '@/lib/content/sign-in'
import { clientOfHandler, userOfHandler } from '@/lib/server/auth/current-user'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { mailSignInLink, returnAddress } from '@/lib/server/auth/mail-steps'
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

export async function signIn({ values, headers }: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(values.email)
  if (!email.success) return wrong('email', signInProblems.email)
  const { password = '', next } = values
  if (password === '') return wrong('password', passwordProblems.missing)
  const limited = await limitedBy('password', email.data, headers)
  if (limited) return limited
  const client = await clientOfHandler()
  const { data, error } = await client.auth.signInWithPassword({ email: email.data, password })
  if (error) return refusedBy(error)
  return { outcome: 'go', to: await finishSignIn(data.user, next) }
}

// The provider says the one or the other when there is an account already. Nobody else is told.
const saysKnown = new Set(['user_already_exists', 'email_exists', 'over_email_send_rate_limit'])

export async function signUp({ values, headers, siteUrl }: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(values.email)
  if (!email.success) return wrong('email', signInProblems.email)
  const { password = '', wantedRole = '', next } = values
  const fault = passwordFault(password, email.data)
  if (fault) return wrong('password', passwordProblems[fault])
  const limited = await limitedBy('mail', email.data, headers)
  if (limited) return limited
  const client = await clientOfHandler()
  const { data, error } = await client.auth.signUp({
    email: email.data,
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
    const answer = await mailSignInLink(email.data, next, siteUrl)
    if (answer) return answer
  }
  const place = safeReturnPath(next)
  return {
    outcome: 'go',
    to: `/sign-in?sent=sign-up${place ? `&next=${encodeURIComponent(place)}` : ''}`,
    kept: { email: email.data },
  }
}

export async function newPassword({ values }: StepInput): Promise<StepOutcome> {
  const verdict = await userOfHandler()
  if (verdict.state === 'unavailable') return unavailable
  if (verdict.state === 'signed-out') return { outcome: 'go', to: '/sign-in/problem?reason=session' }
  const { password = '' } = values
  const fault = passwordFault(password, verdict.user.email)
  if (fault) return wrong('password', passwordProblems[fault])
  const client = await clientOfHandler()
  const { error } = await client.auth.updateUser({ password })
  if (error) return refusedBy(error, 'password')
  // Whoever knew the old password is signed out everywhere else.
  await client.auth.signOut({ scope: 'others' })
  return { outcome: 'go', to: '/sign-in?sent=new-password' }
}

const scopes = ['local', 'global', 'others'] as const

export async function signOut({ values }: StepInput): Promise<StepOutcome> {
  const scope = scopes.find((known) => known === values.scope) ?? 'local'
  const client = await clientOfHandler(3000)
  // The library takes 401, 403 and 404 as done. Without an answer this device is signed out all the same.
  const { error } = await client.auth.signOut({ scope })
  if (scope === 'others')
    return error ? refusedBy(error) : { outcome: 'go', to: safeReturnPath(values.next) ?? '/account' }
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (name.startsWith(sessionCookieName)) jar.set({ ...noMark(), name, httpOnly: true })
  }
  jar.set(noMark())
  const isOnlyHere = scope === 'global' && error && isUnavailable(error)
  return { outcome: 'go', to: `/sign-in?sent=${isOnlyHere ? 'signed-out-here' : 'signed-out'}` }
}

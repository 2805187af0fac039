import 'server-only'

import type { User } from '@supabase/supabase-js'

import { signInProblems } from '@/lib/content/sign-in'
import { roleOf } from '@/lib/domain/access/access'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { requestableRoles } from '@/lib/domain/access/role-request'
import { emailAddress } from '@/lib/domain/enquiries/field-rules'
import { requestRole } from '@/lib/server/accounts/request-role'
import { clientOfHandler } from '@/lib/server/auth/current-user'
import { finishSignIn } from '@/lib/server/auth/finish-sign-in'
import { limitedBy } from '@/lib/server/auth/limited-by'
import { onTheBeat } from '@/lib/server/auth/on-the-beat'
import { permitNewPassword } from '@/lib/server/auth/password-permit'
import { linkTypes } from '@/lib/server/auth/read-confirm-link'
import {
  isUnavailable,
  refusedBy,
  unavailable,
  wrong,
  type StepInput,
  type StepOutcome,
} from '@/lib/server/auth/step-outcome'

/** Where the provider says a link leads; with it the place that was wanted travels to another device. */
export function returnAddress(siteUrl: string, next: unknown): string {
  const place = safeReturnPath(next)
  return `${siteUrl}/auth/callback${place ? `?next=${encodeURIComponent(place)}` : ''}`
}

/** Sends a sign-in link and code to an account that exists. Nobody learns whether it does: only an outage is told. */
export async function mailSignInLink(email: string, next: unknown, siteUrl: string): Promise<StepOutcome | null> {
  const client = await clientOfHandler({ keepsLinkHalves: true })
  const { error } = await client.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: returnAddress(siteUrl, next) },
  })
  return error && isUnavailable(error) ? unavailable : null
}

type Mailer = (email: string, input: StepInput) => Promise<StepOutcome | null>

/** Longer than the provider mostly takes to hand an e-mail on. */
export const mailBeatMs = 1500

/** A step that sends an e-mail if there is an account, and says the same if there is none. */
const mailStep =
  (send: Mailer, sent: 'link' | 'recovery' | 'resend') =>
  async (input: StepInput): Promise<StepOutcome> => {
    const email = emailAddress.safeParse(input.values.email)
    if (!email.success) return wrong('email', signInProblems.email)
    const limited = await limitedBy('mail', email.data, input.headers)
    if (limited) return limited
    const failed = await onTheBeat(() => send(email.data, input), mailBeatMs)
    if (failed) return failed
    const place = safeReturnPath(input.values.next)
    return {
      outcome: 'go',
      to: `/sign-in/code?sent=${sent}${place ? `&next=${encodeURIComponent(place)}` : ''}`,
      kept: { email: email.data },
    }
  }

export const mailLink = mailStep((email, { values, siteUrl }) => mailSignInLink(email, values.next, siteUrl), 'link')

export const mailRecovery = mailStep(async (email, { siteUrl }) => {
  const client = await clientOfHandler({ keepsLinkHalves: true })
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: returnAddress(siteUrl, '/sign-in/new-password'),
  })
  return error && isUnavailable(error) ? unavailable : null
}, 'recovery')

export const mailVerification = mailStep(async (email, { values, siteUrl }) => {
  const client = await clientOfHandler({ keepsLinkHalves: true })
  const { error } = await client.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnAddress(siteUrl, values.next) },
  })
  if (error && isUnavailable(error)) return unavailable
  // The embedded provider never sends a second one; a sign-in link verifies the address just as well.
  return error ? mailSignInLink(email, values.next, siteUrl) : null
}, 'resend')

/** What somebody chose when they signed up becomes a request once the address is theirs. Asking twice is asking once. */
async function askForWantedRole({ id, email, app_metadata, user_metadata }: User): Promise<void> {
  const role = requestableRoles.find((known) => known === user_metadata.wanted_role)
  if (!role || !email || roleOf(app_metadata.role) !== null) return
  await requestRole({ id, email }, { role, organisation: '', note: '' })
}

// Who is invited has no password yet.
const choosesPassword: ReadonlySet<string> = new Set(['recovery', 'invite'])

/** Signs in by what an e-mail said; to the choice of a password, where the e-mail was about that. */
async function signInFrom(user: User, isAboutPassword: boolean, next: unknown): Promise<string> {
  if (!isAboutPassword) return finishSignIn(user, next)
  await permitNewPassword(user.id)
  return finishSignIn(user, '/sign-in/new-password')
}

/** The button on the page that an e-mail's link leads to. A link is used up here, and not by programs that look at it. */
export async function verifyLink({ values, headers }: StepInput): Promise<StepOutcome> {
  const type = linkTypes.find((known) => known === values.type)
  const { token_hash = '', next } = values
  if (!type || !/^[\w-]{8,200}$/.test(token_hash)) return { outcome: 'go', to: '/sign-in/problem?reason=link' }
  // The provider counts all of these as ours: nobody may use up everybody's.
  const limited = await limitedBy('code', token_hash, headers)
  if (limited) return limited
  const client = await clientOfHandler()
  const { data, error } = await client.auth.verifyOtp({ type, token_hash })
  if (error && isUnavailable(error)) return unavailable
  if (error) return { outcome: 'go', to: '/sign-in/problem?reason=link' }
  // One of two confirmations of a new address: the other one is still to come.
  if (!data.user || !data.session) return { outcome: 'go', to: '/sign-in/problem?reason=half' }
  await askForWantedRole(data.user)
  const to = await signInFrom(data.user, choosesPassword.has(type), next)
  return { outcome: 'go', to }
}

/** The six digits of an e-mail, for somebody who reads it on another device. */
export async function verifyCode({ values, headers }: StepInput): Promise<StepOutcome> {
  const email = emailAddress.safeParse(values.email)
  if (!email.success) return wrong('email', signInProblems.email)
  const token = (values.code ?? '').replace(/\D/g, '')
  if (token.length < 6 || token.length > 10) return wrong('code', signInProblems.code)
  const limited = await limitedBy('code', email.data, headers)
  if (limited) return limited
  const isRecovery = values.purpose === 'recovery'
  const client = await clientOfHandler()
  const tryAs = (type: 'recovery' | 'email' | 'magiclink') => client.auth.verifyOtp({ type, email: email.data, token })
  const first = await tryAs(isRecovery ? 'recovery' : 'email')
  // The embedded provider does not know 'email', which stands for both kinds; its 'magiclink' does.
  const { data, error } = first.error?.code === 'validation_failed' ? await tryAs('magiclink') : first
  if (error)
    return isUnavailable(error) ? unavailable : { ...refusedBy(error, 'code'), message: signInProblems.oldCode }
  if (!data.user) return wrong('code', signInProblems.oldCode)
  await askForWantedRole(data.user)
  const to = await signInFrom(data.user, isRecovery, values.next)
  return { outcome: 'go', to }
}

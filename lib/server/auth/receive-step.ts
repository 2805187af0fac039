import 'server-only'

import { apiErrors, type ApiErrorCode } from '@/lib/content/enquiries/api-errors'
import { signInProblems } from '@/lib/content/account/sign-in'
import { formWords } from '@/lib/content/forms/form-words'
import { company } from '@/lib/content/site/company'
import { invitationIn, isApplyPath } from '@/lib/domain/access/access'
import { safeReturnPath, signInAddress } from '@/lib/domain/access/return-path'
import { forgetInput, keepInput } from '@/lib/server/auth/kept-input'
import { mailSignIn, mailRecovery, mailVerification, verifyCode, verifyLink } from '@/lib/server/auth/mail-steps'
import { nameOrganisation } from '@/lib/server/auth/go-to-provider'
import { newPassword, signIn, signOut, signUp, signUpToApply, signUpToJoin } from '@/lib/server/auth/password-steps'
import { takePhoneCode, textPhoneCode } from '@/lib/server/auth/phone-steps'
import { signInWithPasskey } from '@/lib/server/auth/passkey-step'
import type { StepInput, StepOutcome } from '@/lib/server/auth/step-outcome'
import { serverEnv } from '@/lib/server/env'
import { logRequest, type LoggedAnswer } from '@/lib/server/http/log-request'
import { noStore } from '@/lib/server/http/no-store'
import { readPost } from '@/lib/server/http/read-post'
import { seeOther } from '@/lib/server/http/see-other'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logUnexpected, newReference } from '@/lib/server/unexpected'

type Values = StepInput['values']

type Step = {
  /** The page that the form is on, given what was sent: nothing in it has been checked. */
  page: string | ((values: Values) => string)
  take: (input: StepInput) => Promise<StepOutcome>
}

/** Where the code is asked for: where the email was requested. */
function codePageOf({ purpose, next }: Values): string {
  const place = safeReturnPath(next)
  if (purpose === 'apply' && place !== null && isApplyPath(place)) return addToQuery(place, { sent: 'code' })
  if (purpose === 'join' && invitationIn(place) !== null) return addToQuery(signInAddress(place), { sent: 'join' })
  return addToQuery(purpose === 'sign-up' ? '/sign-in?sent=sign-up' : '/sign-in/code', { next: place })
}

/** With `sentAt` a code is on its way, and the page asks for it. */
const phonePageOf = ({ next, sentAt }: Values): string =>
  addToQuery('/sign-in/phone', { sent: sentAt ? 'yes' : null, next: safeReturnPath(next) })

// POST /auth/<name>
const steps = {
  'sign-in': { page: '/sign-in', take: signIn },
  'sign-up': { page: '/sign-in?mode=sign-up', take: signUp },
  link: { page: '/sign-in/link', take: mailSignIn },
  forgotten: { page: '/sign-in/forgotten', take: mailRecovery },
  organisation: { page: '/sign-in/organisation', take: nameOrganisation },
  resend: { page: '/sign-in/resend', take: mailVerification },
  apply: { page: ({ next }) => safeReturnPath(next) ?? '/jobs', take: signUpToApply },
  join: { page: '/sign-in', take: signUpToJoin },
  phone: { page: phonePageOf, take: textPhoneCode },
  'phone-code': { page: phonePageOf, take: takePhoneCode },
  code: { page: codePageOf, take: verifyCode },
  verify: { page: '/auth/confirm', take: verifyLink },
  passkey: { page: '/sign-in', take: signInWithPasskey },
  'new-password': { page: '/sign-in/new-password', take: newPassword },
  'sign-out': { page: '/sign-in', take: signOut },
} as const satisfies Record<string, Step>

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name)

const bodyLimitBytes = 8 * 1024
const mayBeShownAgain = ['email', 'phone', 'sentAt', 'wantedRole', 'purpose', 'token_hash', 'type'] as const

function pick(values: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

async function answerTo(
  outcome: StepOutcome,
  { values }: StepInput,
  page: Step['page'],
  wantsJson: boolean,
): Promise<Response> {
  if (outcome.outcome === 'go') {
    const { kept } = outcome
    const again = kept ? await keepInput({ message: '', field: null, values: kept }, 'sign-in') : null
    if (!kept) await forgetInput('sign-in')
    // Where they return to may be a form that has an `again` of its own.
    const to = again === null ? outcome.to : addToQuery(outcome.to, { again })
    return wantsJson ? Response.json({ ok: true, to }, { headers: noStore }) : seeOther(to)
  }
  const { status, message, field = null, problems, kept } = outcome
  if (wantsJson) return Response.json({ ok: false, message, field, problems }, { status, headers: noStore })
  const shown = { ...pick(values, mayBeShownAgain), ...kept }
  const again = await keepInput({ message, field, problems, values: shown }, 'sign-in')
  const back = typeof page === 'function' ? page(values) : addToQuery(page, { next: safeReturnPath(values.next) })
  return seeOther(addToQuery(back, { again }))
}

function refuse(code: ApiErrorCode): LoggedAnswer {
  const { status, message } = apiErrors[code]
  const answer = Response.json({ ok: false, message, field: null }, { status, headers: noStore })
  return { answer, log: { outcome: code } }
}

async function handle(request: Request, name: string, { page, take }: Step): Promise<LoggedAnswer> {
  const { headers } = request
  const post = await readPost(request, { form: bodyLimitBytes })
  if (post.outcome !== 'form') return refuse(post.outcome === 'refused' ? post.code : 'unsupported_media_type')
  const input = { values: post.fields, headers, siteUrl: serverEnv.SITE_URL }
  const outcome = await take(input).catch((error: unknown): StepOutcome => {
    const reference = newReference()
    logUnexpected(`auth/${name}`, error, reference)
    return {
      outcome: 'again',
      status: 500,
      message: formWords.unexpected(reference, company.contactEmail),
      reason: 'unexpected',
    }
  })
  const wantsJson = headers.get('accept')?.includes('application/json') ?? false
  return {
    answer: await answerTo(outcome, input, page, wantsJson),
    log: { outcome: outcome.outcome === 'go' ? 'done' : outcome.reason },
  }
}

/**
 * Takes one step of signing in, up or out, from a form post or from our own script. Logs how it went but not who it
 * was.
 */
export async function receiveStep(request: Request, name: string): Promise<Response> {
  if (!isStep(name)) {
    return Response.json({ ok: false, message: signInProblems.noSuchStep }, { status: 404, headers: noStore })
  }
  return logRequest('auth.step', `/auth/${name}`, () => handle(request, name, steps[name]))
}

import 'server-only'

import { randomUUID } from 'node:crypto'

import { apiErrors } from '@/lib/content/api-errors'
import { signInProblems } from '@/lib/content/sign-in'
import { safeReturnPath } from '@/lib/domain/access/return-path'
import { keepInput } from '@/lib/server/auth/kept-input'
import { mailLink, mailRecovery, mailVerification, verifyCode, verifyLink } from '@/lib/server/auth/mail-steps'
import { newPassword, signIn, signOut, signUp } from '@/lib/server/auth/password-steps'
import { type StepInput, type StepOutcome, unavailable } from '@/lib/server/auth/step-outcome'
import { serverEnv } from '@/lib/server/env'
import { readBody } from '@/lib/server/http/read-body'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { logEvent } from '@/lib/server/log'

type Step = {
  /** The page with the form. */
  page: string
  take: (input: StepInput) => Promise<StepOutcome>
}

// POST /auth/<name>
const steps = {
  'sign-in': { page: '/sign-in', take: signIn },
  'sign-up': { page: '/sign-in?mode=sign-up', take: signUp },
  link: { page: '/sign-in/link', take: mailLink },
  forgotten: { page: '/sign-in/forgotten', take: mailRecovery },
  resend: { page: '/sign-in/resend', take: mailVerification },
  code: { page: '/sign-in/code', take: verifyCode },
  verify: { page: '/auth/confirm', take: verifyLink },
  'new-password': { page: '/sign-in/new-password', take: newPassword },
  'sign-out': { page: '/sign-in', take: signOut },
} as const satisfies Record<string, Step>

const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name)

const bodyLimitBytes = 8 * 1024
const mayBeShownAgain = ['email', 'wantedRole', 'purpose', 'token_hash', 'type'] as const
const noStore = { 'Cache-Control': 'private, no-store' }

function pick(values: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}

function withQuery(path: string, query: Record<string, string | null>): string {
  const [place = '', before] = path.split('?')
  const parameters = new URLSearchParams(before)
  for (const [name, value] of Object.entries(query)) if (value !== null) parameters.set(name, value)
  return parameters.size > 0 ? `${place}?${parameters.toString()}` : place
}

const seeOther = (to: string): Response => new Response(null, { status: 303, headers: { ...noStore, Location: to } })

async function answerTo(
  outcome: StepOutcome,
  { values }: StepInput,
  page: string,
  wantsJson: boolean,
): Promise<Response> {
  if (outcome.outcome === 'go') {
    const again = outcome.kept ? await keepInput({ message: '', field: null, values: outcome.kept }) : null
    const to = withQuery(outcome.to, { again })
    return wantsJson ? Response.json({ ok: true, to }, { headers: noStore }) : seeOther(to)
  }
  const { status, message, field = null } = outcome
  if (wantsJson) return Response.json({ ok: false, message, field }, { status, headers: noStore })
  const again = await keepInput({ message, field, values: pick(values, mayBeShownAgain) })
  return seeOther(withQuery(page, { again, next: safeReturnPath(values.next) }))
}

function refuse(
  code: 'cross_origin' | 'unsupported_media_type' | 'body_too_large' | 'body_timeout' | 'invalid_encoding',
) {
  const { status, message } = apiErrors[code]
  return { response: Response.json({ ok: false, message, field: null }, { status, headers: noStore }), reason: code }
}

async function handle(request: Request, { page, take }: Step): Promise<{ response: Response; reason: string }> {
  const { headers } = request
  // Each of these changes who the browser is: only our own pages may ask for it.
  if (judgeOrigin(headers, serverEnv.SITE_URL) !== 'same') return refuse('cross_origin')
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(headers.get('content-type') ?? '')) {
    return refuse('unsupported_media_type')
  }
  const body = await readBody(request, bodyLimitBytes)
  if (body.outcome === 'too-large') return refuse('body_too_large')
  if (body.outcome === 'not-utf8') return refuse('invalid_encoding')
  if (body.outcome !== 'read') return refuse('body_timeout')

  const parameters = new URLSearchParams(body.text)
  const values = Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.get(name) ?? '']))
  const input = { values, headers, siteUrl: serverEnv.SITE_URL }
  const outcome = await take(input).catch((): StepOutcome => unavailable)
  const wantsJson = headers.get('accept')?.includes('application/json') ?? false
  return {
    response: await answerTo(outcome, input, page, wantsJson),
    reason: outcome.outcome === 'go' ? 'done' : outcome.reason,
  }
}

/** Takes one step of signing in, up or out, from a form post or from a script of ours. Logs how it went and not who. */
export async function receiveStep(request: Request, name: string): Promise<Response> {
  if (!isStep(name)) return Response.json({ ok: false, message: signInProblems.noSuchStep }, { status: 404 })
  const requestId = randomUUID()
  const startedAt = performance.now()
  const { response, reason } = await handle(request, steps[name])
  response.headers.set('X-Request-Id', requestId)
  logEvent(response.status >= 500 ? 'error' : 'info', 'auth.step', {
    request_id: requestId,
    route: `/auth/${name}`,
    method: 'POST',
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
    outcome: reason,
  })
  return response
}

import 'server-only'

import { randomUUID } from 'node:crypto'
import { after } from 'next/server'

import { apiErrors, type ApiErrorCode } from '@/lib/content/api-errors'
import { captureServerEvent } from '@/lib/server/analytics/capture-server-event'
import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { acceptEnquiry, fingerprintOf, type Acceptance } from '@/lib/server/enquiries/accept-enquiry'
import { correctionPage, plainCorrectionPage } from '@/lib/server/enquiries/correction-page'
import type { Intake } from '@/lib/server/enquiries/intake'
import { formatOf, parseSubmission } from '@/lib/server/enquiries/parse-submission'
import { serverEnv } from '@/lib/server/env'
import { clientBucket } from '@/lib/server/http/client-bucket'
import { errorAnswer } from '@/lib/server/http/error-answer'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { logEvent } from '@/lib/server/log'

const keyPattern = /^[A-Za-z0-9_-]{8,255}$/
const drainBudgetMs = 20_000

type LogFields = Parameters<typeof logEvent>[2]
type Handled = { answer: Response; log: LogFields }

const refusals: Record<Exclude<Acceptance['outcome'], 'accepted' | 'replayed'>, ApiErrorCode> = {
  mismatch: 'idempotency_mismatch',
  in_progress: 'idempotency_in_progress',
  limited: 'rate_limited',
  unavailable: 'unavailable',
}

function retryAfter(acceptance: Acceptance): Record<string, string> {
  if (acceptance.outcome === 'limited') return { 'Retry-After': String(acceptance.retryAfterSeconds) }
  return acceptance.outcome === 'unavailable' ? { 'Retry-After': '30' } : {}
}

type Refusal = {
  code: ApiErrorCode
  requestId: string
  fields?: Record<string, string>
  headers?: Record<string, string>
  /** Given for an ordinary form post: it is answered with the page it came from. */
  form?: { sent: Record<string, unknown>; origin: string; page: ReturnType<Intake['formOf']> }
}

async function refuse({ code, requestId, fields, headers, form }: Refusal): Promise<Handled> {
  const log = { outcome: code, fields_failed: fields ? Object.keys(fields).join(',') : undefined }
  if (!form) return { answer: errorAnswer(code, { requestId, fields, headers }), log }
  const { status, message } = apiErrors[code]
  const correction = { ...form, fields: fields ?? {}, message }
  const html = await correctionPage(correction).catch(() => plainCorrectionPage(correction))
  const page = new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
  return { answer: page, log }
}

function acceptedAnswer(acceptance: Acceptance & { reference: string }, isForm: boolean): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(acceptance.outcome === 'replayed' && { 'Idempotent-Replayed': 'true' }),
  }
  const { reference } = acceptance
  return isForm
    ? new Response(null, { status: 303, headers: { ...headers, Location: `/thank-you?reference=${reference}` } })
    : Response.json({ ok: true, reference }, { status: 201, headers })
}

async function handle(request: Request, intake: Intake, requestId: string): Promise<Handled> {
  const { headers } = request
  const origin = judgeOrigin(headers, serverEnv.SITE_URL)
  if (origin === 'other') return refuse({ code: 'cross_origin', requestId })
  const format = formatOf(headers)
  if (!format) return refuse({ code: 'unsupported_media_type', requestId })
  const isForm = format === 'form'
  // A browser always says where a form was sent from.
  if (isForm && origin !== 'same') return refuse({ code: 'cross_origin', requestId })
  const givenKey = headers.get('idempotency-key')
  if (givenKey !== null && !keyPattern.test(givenKey)) return refuse({ code: 'invalid_idempotency_key', requestId })

  const submission = await parseSubmission(request, format, intake)
  const { sent } = submission
  const form = isForm
    ? { sent, origin: serverEnv.SELF_URL ?? new URL(request.url).origin, page: intake.formOf(sent) }
    : undefined
  const log = { form_source: intake.sourceOf(sent) }
  if (submission.outcome === 'refused') {
    const refused = await refuse({ code: submission.code, requestId, fields: submission.fields, form })
    return { ...refused, log: { ...log, ...refused.log } }
  }

  const { enquiry, isHoneypotFilled } = submission
  const day = new Date().toISOString().slice(0, 10)
  const acceptance = await acceptEnquiry({
    enquiry,
    intake,
    // A page without scripts cannot make a key: the same words twice within a day are one enquiry.
    idempotencyKey: givenKey ?? (isForm ? fingerprintOf(enquiry) : undefined),
    clientBucket: clientBucket(headers, {
      trustedHops: serverEnv.TRUST_PROXY_HOPS,
      secret: serverEnv.SUPABASE_SECRET_KEY,
      day,
    }),
    isSuspectedSpam: isHoneypotFilled,
  })
  if (acceptance.outcome !== 'accepted' && acceptance.outcome !== 'replayed') {
    const refused = await refuse({
      code: refusals[acceptance.outcome],
      requestId,
      headers: retryAfter(acceptance),
      form,
    })
    const error_code = acceptance.outcome === 'unavailable' ? acceptance.code : undefined
    return { ...refused, log: { ...log, ...refused.log, error_code } }
  }
  after(() => drainOutbox(drainBudgetMs))
  if (acceptance.outcome === 'accepted') {
    after(() => captureServerEvent({ event: 'enquiry_accepted', form_source: enquiry.source }))
  }
  return {
    answer: acceptedAnswer(acceptance, isForm),
    log: {
      ...log,
      outcome: acceptance.outcome,
      reference: acceptance.reference,
      is_quarantined: acceptance.outcome === 'accepted' ? acceptance.isQuarantined : undefined,
    },
  }
}

/**
 * A handler for POST at one endpoint: it keeps the enquiry or says what to do, and writes one log line without personal
 * data.
 */
export const receiveAt =
  (intake: Intake) =>
  async (request: Request): Promise<Response> => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    const { answer, log } = await handle(request, intake, requestId).catch((error: unknown): Handled => ({
      answer: errorAnswer('unavailable', { requestId, headers: { 'Retry-After': '30' } }),
      log: { outcome: 'unavailable', error_code: error instanceof Error ? error.name : 'unknown' },
    }))
    answer.headers.set('X-Request-Id', requestId)
    logEvent(answer.status >= 500 ? 'error' : 'info', 'request', {
      request_id: requestId,
      route: intake.route,
      method: 'POST',
      status: answer.status,
      ms: Math.round(performance.now() - startedAt),
      ...log,
    })
    return answer
  }

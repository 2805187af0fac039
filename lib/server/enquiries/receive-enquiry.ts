import 'server-only'

import { after } from 'next/server'

import { apiErrors, type ApiErrorCode } from '@/lib/content/enquiries/api-errors'
import { captureServerEvent } from '@/lib/server/analytics/capture-server-event'
import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { acceptEnquiry, fingerprintOf, type Acceptance } from '@/lib/server/enquiries/accept-enquiry'
import { correctionPage, plainCorrectionPage } from '@/lib/server/enquiries/correction-page'
import type { Intake } from '@/lib/server/enquiries/intake'
import { parseSubmission } from '@/lib/server/enquiries/parse-submission'
import { keepSentEnquiry } from '@/lib/server/enquiries/sent-enquiry'
import { serverEnv } from '@/lib/server/env'
import { clientOf } from '@/lib/server/http/client-of'
import { errorAnswer } from '@/lib/server/http/error-answer'
import { logRequest, type LoggedAnswer } from '@/lib/server/http/log-request'
import { methodNotAllowed } from '@/lib/server/http/method-not-allowed'
import { noStore } from '@/lib/server/http/no-store'
import { judgeOrigin } from '@/lib/server/http/same-origin'
import { seeOther } from '@/lib/server/http/see-other'
import { addToQuery } from '@/lib/server/http/add-to-query'
import { logUnexpected } from '@/lib/server/unexpected'

const keyPattern = /^[A-Za-z0-9_-]{8,255}$/
const drainBudgetMs = 20_000

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

async function refuse({ code, requestId, fields, headers, form }: Refusal): Promise<LoggedAnswer> {
  const log = { outcome: code, fields_failed: fields ? Object.keys(fields).join(',') : undefined }
  if (!form) return { answer: errorAnswer(code, { requestId, fields, headers }), log }
  const { status, message } = apiErrors[code]
  const correction = { ...form, fields: fields ?? {}, message }
  const html = await correctionPage(correction).catch((error: unknown) => {
    logUnexpected('enquiries/correction-page', error)
    return plainCorrectionPage(correction)
  })
  const page = new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...noStore, ...headers },
  })
  return { answer: page, log }
}

function acceptedAnswer(acceptance: Acceptance & { reference: string }, isForm: boolean): Response {
  const replayed: Record<string, string> = acceptance.outcome === 'replayed' ? { 'Idempotent-Replayed': 'true' } : {}
  const { reference } = acceptance
  if (isForm) return seeOther(addToQuery('/thank-you', { reference }), replayed)
  // Compressing these 40 bytes would take as long as producing them.
  const asItIs = { 'Cache-Control': `${noStore['Cache-Control']}, no-transform` }
  return Response.json({ ok: true, reference }, { status: 201, headers: { ...noStore, ...asItIs, ...replayed } })
}

async function handle(request: Request, intake: Intake, requestId: string): Promise<LoggedAnswer> {
  const { headers } = request
  const submission = await parseSubmission(request, intake)
  const { sent, isForm } = submission
  const form = isForm
    ? { sent, origin: serverEnv.SELF_URL ?? new URL(request.url).origin, page: intake.formOf(sent) }
    : undefined
  const log = { form_source: intake.sourceOf(sent) }
  if (submission.outcome === 'refused') {
    const refused = await refuse({ code: submission.code, requestId, fields: submission.fields, form })
    return { ...refused, log: { ...log, ...refused.log } }
  }
  const givenKey = headers.get('idempotency-key')
  if (givenKey !== null && !keyPattern.test(givenKey)) return refuse({ code: 'invalid_idempotency_key', requestId })

  const { enquiry, isHoneypotFilled } = submission
  const acceptance = await acceptEnquiry({
    enquiry,
    intake,
    // A page without scripts cannot create a key: if the same is sent twice within a day, it is one enquiry.
    idempotencyKey: givenKey ?? (isForm ? fingerprintOf(enquiry) : undefined),
    client: clientOf(headers),
    isHoneypotFilled,
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
  // Only a browser on one of our own pages goes on to the thank-you page; other clients have no use for the cookie.
  if (judgeOrigin(headers, serverEnv.SITE_URL) === 'same') await keepSentEnquiry(enquiry, acceptance.reference)
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
 * The handlers of one endpoint. POST stores the enquiry or says what to do instead, and writes one log line without
 * personal data; every other method is refused.
 */
export function enquiryEndpoint(intake: Intake) {
  const receive = (request: Request): Promise<Response> =>
    logRequest('request', intake.route, (requestId) =>
      handle(request, intake, requestId).catch((error: unknown) => ({
        answer: errorAnswer('unavailable', { requestId, headers: { 'Retry-After': '30' } }),
        log: { outcome: 'unavailable', error_code: error instanceof Error ? error.name : 'unknown' },
      })),
    )
  const refuse = methodNotAllowed(intake.route)
  return { POST: receive, GET: refuse, HEAD: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: refuse }
}

import 'server-only'

import { after } from 'next/server'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'

import { codeMinutes, smsTexts } from '@/lib/content/sms/texts'
import { refusalMessage, smsRefusals, type SmsRefusal } from '@/lib/domain/sms/sms-ceiling'
import { ukMobileIn } from '@/lib/domain/sms/uk-mobile'
import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { serverEnv } from '@/lib/server/env'
import { logRequest, type LoggedAnswer } from '@/lib/server/http/log-request'
import { noStore } from '@/lib/server/http/no-store'
import { readBody } from '@/lib/server/http/read-body'
import { serviceClient, untilSilent } from '@/lib/server/supabase/service-client'
import { smsNetworkOf } from '@/lib/server/sms/reached-ceiling'
import { smsMost } from '@/lib/server/sms/sms-most'
import { noteSmsTrouble } from '@/lib/server/sms/sms-trouble'
import { logUnexpected } from '@/lib/server/unexpected'

// What is sent includes the whole account, with everything its owner has put into its metadata.
const bodyLimitBytes = 128 * 1024
// The sign-in server waits for 5 seconds, and for its own visitor.
const queuedWithinMs = 3500
const drainBudgetMs = 10_000

const hookRequest = z.object({
  // Its own name for the request: the same when it asks again because it got no answer, and when somebody replays it.
  metadata: z.object({ uuid: z.uuid(), ip_address: z.string().optional() }),
  sms: z.object({ otp: z.string().regex(/^\d{6,10}$/), phone: z.string(), sms_type: z.string().optional() }),
})
type HookRequest = z.output<typeof hookRequest>

/** Whether a body is signed by the sign-in server, with any of our secrets, within the last five minutes. */
function isSigned(body: string, headers: Headers): boolean {
  const named = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, headers.get(name) ?? '']),
  )
  return (serverEnv.SMS_HOOK_SECRET?.split('|') ?? []).some((secret) => {
    try {
      new Webhook(secret.replace(/^v1,/, '')).verify(body, named, { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}

function requestIn(body: string): HookRequest | null {
  try {
    return hookRequest.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

/** Queues the code in the outbox. @throws when the database does not answer: the sign-in server then asks again */
async function queueCode({ metadata, sms }: HookRequest, number: string): Promise<'queued' | 'already' | SmsRefusal> {
  const minutes = codeMinutes[sms.sms_type === 'mfa' ? 'second-step' : 'sign-in']
  const call = serviceClient.rpc('queue_sign_in_text', {
    p_request: metadata.uuid,
    p_number: number,
    p_text: smsTexts.code(sms.otp, minutes),
    p_useful_seconds: minutes * 60,
    p_network: smsNetworkOf(metadata.ip_address),
    p_most: smsMost,
  })
  const { data, error } = await call.abortSignal(untilSilent(queuedWithinMs))
  if (error) throw new Error('queue_sign_in_text', { cause: error })
  return z.enum(['queued', 'already', ...smsRefusals]).parse(data)
}

const answerWith = (status: number, body: object, outcome: string): LoggedAnswer => ({
  answer: Response.json(body, { status, headers: noStore }),
  log: { outcome },
})

// A refusal is an answer like any other, with an error in it: the sign-in server reads nothing of other statuses.
function refuse(refusal: SmsRefusal): LoggedAnswer {
  noteSmsTrouble(refusal)
  return answerWith(200, { error: { http_code: 429, message: refusalMessage(refusal) } }, refusal)
}

async function handle(request: Request): Promise<LoggedAnswer> {
  const body = await readBody(request, bodyLimitBytes)
  if (body.outcome !== 'read' || !isSigned(body.text, request.headers)) {
    noteSmsTrouble('signature')
    return answerWith(401, { error: { http_code: 401, message: 'not signed' } }, 'not_signed')
  }
  const asked = requestIn(body.text)
  if (!asked) return answerWith(400, { error: { http_code: 400, message: 'not understood' } }, 'not_understood')
  const given = `+${asked.sms.phone.replace(/^\+/, '')}`
  const number = ukMobileIn(given)
  // The sign-in server knows numbers by their spelling: another one, such as +4407..., would be another account.
  if (number !== given) return refuse('abroad')
  const outcome = await queueCode(asked, number)
  if (outcome !== 'queued' && outcome !== 'already') return refuse(outcome)
  after(() => drainOutbox(drainBudgetMs))
  return answerWith(200, {}, outcome)
}

/**
 * POST /api/send-sms: the sign-in server hands over a code that somebody asked for (its send-SMS hook, signed as Standard
 * Webhooks), and we queue the message. Where no secret is set there is no such address.
 */
export async function receiveSmsHook(request: Request): Promise<Response> {
  if (serverEnv.SMS_HOOK_SECRET === undefined) return new Response(null, { status: 404, headers: noStore })
  return logRequest('sms_hook', '/api/send-sms', () =>
    handle(request).catch((error: unknown) => {
      logUnexpected('sms_hook', error)
      // With Retry-After it asks again at once.
      const answer = new Response(null, { status: 503, headers: { ...noStore, 'Retry-After': '1' } })
      return { answer, log: { outcome: 'unavailable' } }
    }),
  )
}

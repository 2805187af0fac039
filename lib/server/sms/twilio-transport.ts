import 'server-only'

import { z } from 'zod'

import { sendTimeoutMs, type MessageTransport, type SendResult } from '@/lib/server/emails/send-result'

type Options = { account: string; token: string; from: string; baseUrl: string }

const accepted = z.object({ sid: z.string() })
const refusal = z.object({ code: z.number() })

// What a 400 says about us and not about the recipient: https://www.twilio.com/docs/api/errors
const aboutUs = new Set([20003, 21212, 21603, 21606, 21612, 21659, 21660, 21705])

/**
 * Which of our four outcomes an answer of Twilio's means.
 * @param body the answer's JSON, whatever it is
 */
export function judgeTwilioAnswer(status: number, body: unknown, retryAfterHeader: string | null): SendResult {
  const { code } = refusal.safeParse(body).data ?? {}
  const label = `${status}_${code ?? 'unknown'}`
  if (status >= 200 && status < 300) {
    const message = accepted.safeParse(body).data
    return message
      ? { outcome: 'sent', providerId: message.sid }
      : { outcome: 'retry', code: 'no_id', isProviderDown: true }
  }
  if (status === 429) return { outcome: 'throttled', code: label, waitSeconds: Number(retryAfterHeader) || 5 }
  // A number that nothing can be sent to, or whose owner has stopped our messages.
  if (status === 400 && !aboutUs.has(code ?? 0)) return { outcome: 'dead', code: label }
  return { outcome: 'retry', code: label, isProviderDown: true }
}

/**
 * Twilio's interface for one message (https://www.twilio.com/docs/messaging/api/message-resource). It has no key by which
 * a repeat could be recognised: a message whose answer was lost is sent a second time.
 */
export function twilioTransport({ account, token, from, baseUrl }: Options): MessageTransport {
  const address = `${baseUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
  return {
    channel: 'sms',
    name: 'twilio',
    claims: 20,
    calls: 4,
    pauseMs: 0,
    open: () => ({
      send: async ({ to, text }) => {
        const answer = await fetch(address, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({ To: to, [sender]: from, Body: text }),
          cache: 'no-store',
          signal: AbortSignal.timeout(sendTimeoutMs),
        })
        const body: unknown = await answer.json().catch(() => null)
        return judgeTwilioAnswer(answer.status, body, answer.headers.get('retry-after'))
      },
      close: () => undefined,
    }),
  }
}

import 'server-only'

import { Resend } from 'resend'
import { z } from 'zod'

import {
  sendTimeoutMs,
  type BatchResult,
  type MessageToSend,
  type MessageTransport,
  type SendResult,
} from '@/lib/server/emails/send-result'
import { stopHeaders } from '@/lib/server/emails/stop-headers'

type Options = { apiKey: string; baseUrl?: string; from: string }

const batchIds = z
  .object({ data: z.array(z.object({ id: z.string() })) })
  .transform(({ data }) => data.map(({ id }) => id))

const hourSeconds = 3600
const quotaErrors = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded'])

/** Which of our four outcomes a Resend error means. Codes: https://resend.com/docs/api-reference/errors */
export function judgeResendError(
  error: { name?: string; statusCode?: number | null },
  retryAfterHeader: string | undefined,
): SendResult {
  const { name = 'unknown', statusCode } = error
  const code = `${statusCode ?? 'no_answer'}_${name}`
  if (quotaErrors.has(name)) return { outcome: 'throttled', code, waitSeconds: hourSeconds }
  if (statusCode === 429) return { outcome: 'throttled', code, waitSeconds: Number(retryAfterHeader) || 5 }
  // Somebody else is sending the same email at this moment: their response will come.
  if (name === 'concurrent_idempotent_requests') return { outcome: 'throttled', code, waitSeconds: 15 }
  // A wrong key or an unverified domain is ours to fix; the email is not at fault. With no status at all, a gateway
  // answered instead of Resend.
  if (typeof statusCode !== 'number' || statusCode >= 500 || [401, 403, 408].includes(statusCode)) {
    return { outcome: 'retry', code, isProviderDown: true }
  }
  return { outcome: 'dead', code }
}

// The most one call may contain: https://resend.com/docs/api-reference/emails/send-batch-emails
const emailsOfACall = 100

// The batch as a whole is refused, for instance for one invalid address: none of its emails was accepted.
const refusalsOfTheBatch = new Set([400, 422])

export function resendTransport({ apiKey, baseUrl, from }: Options): MessageTransport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : undefined)
  const writtenOut = ({ to, subject, html, text, replyTo, stopUrl }: MessageToSend) => ({
    from,
    to,
    subject,
    html,
    text,
    headers: stopHeaders(stopUrl),
    ...(replyTo !== null && { replyTo }),
  })
  // Our types promise the ids; an empty response from a proxy does not keep that promise.
  const noId = { outcome: 'retry', code: 'no_id', isProviderDown: true } as const
  const sender = {
    send: async (email: MessageToSend): Promise<SendResult> => {
      const { data, error, headers } = await resend.emails.send(writtenOut(email), {
        idempotencyKey: email.idempotencyKey,
        signal: AbortSignal.timeout(sendTimeoutMs),
      })
      if (error) return judgeResendError(error, headers?.['retry-after'])
      const id: unknown = data?.id
      return typeof id === 'string' ? { outcome: 'sent', providerId: id } : noId
    },
    sendBatch: async (emails: readonly MessageToSend[], idempotencyKey: string): Promise<BatchResult> => {
      const { data, error, headers } = await resend.batch.send(emails.map(writtenOut), {
        idempotencyKey,
        signal: AbortSignal.timeout(sendTimeoutMs),
      })
      if (error) {
        const result = judgeResendError(error, headers?.['retry-after'])
        if (refusalsOfTheBatch.has(error.statusCode ?? 0)) return 'not_together'
        return result.outcome === 'sent' ? noId : result
      }
      const providerIds = batchIds.safeParse(data).data
      return providerIds?.length === emails.length ? { outcome: 'sent', providerIds } : noId
    },
    close: () => undefined,
  }
  return { channel: 'email', name: 'resend', claims: emailsOfACall, calls: 1, pauseMs: 600, open: () => sender }
}

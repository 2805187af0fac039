import 'server-only'

import { Resend } from 'resend'

import { sendTimeoutMs, type EmailTransport, type SendResult } from '@/lib/server/emails/send-result'

type Options = { apiKey: string; baseUrl?: string; from: string }

const hourSeconds = 3600
const quotaErrors = new Set(['daily_quota_exceeded', 'monthly_quota_exceeded'])

/** Which of our four outcomes an error of Resend's is. Codes: https://resend.com/docs/api-reference/errors */
export function judgeResendError(
  error: { name?: string; statusCode?: number | null },
  retryAfterHeader: string | undefined,
): SendResult {
  const { name = 'unknown', statusCode } = error
  const code = `${statusCode ?? 'no_answer'}_${name}`
  if (quotaErrors.has(name)) return { outcome: 'throttled', code, waitSeconds: hourSeconds }
  if (statusCode === 429) return { outcome: 'throttled', code, waitSeconds: Number(retryAfterHeader) || 5 }
  // The same e-mail is being sent at this moment by somebody else: its answer will come.
  if (name === 'concurrent_idempotent_requests') return { outcome: 'throttled', code, waitSeconds: 15 }
  // A wrong key or an unverified domain is ours to mend; the e-mail is not at fault.
  // No number at all: a gateway answered in Resend's place.
  if (typeof statusCode !== 'number' || statusCode >= 500 || [401, 403, 408].includes(statusCode)) {
    return { outcome: 'retry', code, isProviderDown: true }
  }
  return { outcome: 'dead', code }
}

export function resendTransport({ apiKey, baseUrl, from }: Options): EmailTransport {
  const resend = new Resend(apiKey, baseUrl ? { baseUrl } : undefined)
  return {
    name: 'resend',
    pauseMs: 600,
    send: async ({ idempotencyKey, to, subject, html, text }) => {
      const { data, error, headers } = await resend.emails.send(
        { from, to, subject, html, text },
        { idempotencyKey, signal: AbortSignal.timeout(sendTimeoutMs) },
      )
      if (error) return judgeResendError(error, headers?.['retry-after'])
      // Our types promise the id; an empty answer of a proxy does not keep that promise.
      const id: unknown = data?.id
      return typeof id === 'string'
        ? { outcome: 'sent', providerId: id }
        : { outcome: 'retry', code: 'no_id', isProviderDown: true }
    },
  }
}

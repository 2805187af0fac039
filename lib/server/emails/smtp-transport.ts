import 'server-only'

import { createTransport } from 'nodemailer'

import { sendTimeoutMs, type EmailTransport, type SendResult } from '@/lib/server/emails/send-result'

type Options = { url: string; from: { name: string; address: string } }

/** A refusal of the message (5xx) is final; being refused ourselves, or not being answered, is not. */
export function judgeSmtpError(error: unknown): SendResult {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  const label = `${responseCode ?? 'no_answer'}_${code ?? 'error'}`
  const isOurFault = code === 'EAUTH' || code === 'ENOAUTH' || code === 'EOAUTH2' || code === 'ETLS'
  return responseCode !== undefined && responseCode >= 500 && !isOurFault
    ? { outcome: 'dead', code: label }
    : { outcome: 'retry', code: label }
}

/** SMTP knows no idempotency key: a fixed Message-ID is what lets a mail system see a repeat. */
export function smtpTransport({ url, from }: Options): EmailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: sendTimeoutMs,
    greetingTimeout: sendTimeoutMs,
    socketTimeout: sendTimeoutMs,
  })
  const domain = from.address.split('@')[1]
  return {
    name: 'smtp',
    pauseMs: 0,
    send: async ({ idempotencyKey, to, subject, html, text }) => {
      try {
        const messageId = `<${idempotencyKey.replace('/', '.')}@${domain}>`
        // An object, not a string: nodemailer then takes the address as one address and parses no list out of it.
        const sent = await transport.sendMail({ from, to: { name: '', address: to }, subject, html, text, messageId })
        return { outcome: 'sent', providerId: sent.messageId }
      } catch (error) {
        return judgeSmtpError(error)
      }
    },
  }
}

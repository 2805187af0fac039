import 'server-only'

import { createTransport } from 'nodemailer'

import { sendTimeoutMs, type EmailTransport, type SendResult } from '@/lib/server/emails/send-result'

type Options = { url: string; from: { name: string; address: string } }

// nodemailer's names for a refusal of the recipient and of the contents. Any other error is about us or the server.
const refusalsOfTheEmail = new Set(['EENVELOPE', 'EMESSAGE'])

/** The server refusing this e-mail for good (5xx) is final; for now (4xx), or refusing us, or not answering, is not. */
export function judgeSmtpError(error: unknown): SendResult {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string }
  const label = `${responseCode ?? 'no_answer'}_${code ?? 'error'}`
  // MAIL FROM is about our own address.
  const isAboutTheEmail = responseCode !== undefined && refusalsOfTheEmail.has(code ?? '') && command !== 'MAIL FROM'
  if (!isAboutTheEmail) return { outcome: 'retry', code: label, isProviderDown: true }
  return responseCode >= 500
    ? { outcome: 'dead', code: label }
    : { outcome: 'retry', code: label, isProviderDown: false }
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

import 'server-only'

import { createTransport } from 'nodemailer'

import { sendTimeoutMs, type EmailTransport, type SendResult } from '@/lib/server/emails/send-result'
import { stopHeaders } from '@/lib/server/emails/stop-headers'

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

const connections = 4

/**
 * SMTP knows no idempotency key: a fixed Message-ID is what lets a mail system see a repeat. A few connections are kept for one
 * drain: making one takes longer than an e-mail.
 */
export function smtpTransport({ url, from }: Options): EmailTransport {
  const domain = from.address.split('@')[1]
  return {
    name: 'smtp',
    claims: 40,
    calls: connections,
    pauseMs: 0,
    open: () => {
      const transport = createTransport({
        url,
        pool: true,
        maxConnections: connections,
        // A connection that breaks while an e-mail is under way is an outcome of ours to judge, not one to try again in silence.
        maxRequeues: 0,
        connectionTimeout: sendTimeoutMs,
        greetingTimeout: sendTimeoutMs,
        socketTimeout: sendTimeoutMs,
      })
      return {
        send: async ({ idempotencyKey, to, subject, html, text, replyTo, stopUrl }) => {
          try {
            const messageId = `<${idempotencyKey.replace('/', '.')}@${domain}>`
            // An object, not a string: nodemailer then takes the address as one address and parses no list out of it.
            const recipient = { name: '', address: to }
            const reply = replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }
            const sent = await transport.sendMail({
              from,
              to: recipient,
              ...reply,
              subject,
              html,
              text,
              messageId,
              headers: stopHeaders(stopUrl),
            })
            return { outcome: 'sent', providerId: sent.messageId }
          } catch (error) {
            return judgeSmtpError(error)
          }
        },
        close: () => transport.close(),
      }
    },
  }
}

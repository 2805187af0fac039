import 'server-only'

import { createTransport } from 'nodemailer'

import { sendTimeoutMs, type MessageTransport, type SendResult } from '@/lib/server/emails/send-result'
import { stopHeaders } from '@/lib/server/emails/stop-headers'

type Options = { url: string; from: { name: string; address: string } }

// nodemailer's codes for a refusal of the recipient and of the contents. Any other error is about us or the server.
const refusalsOfTheEmail = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * If the server refuses this email permanently (5xx), that is final; if it refuses it for now (4xx), refuses us, or
 * does not answer, it is not.
 */
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
 * SMTP has no idempotency key: a fixed Message-ID is what lets a mail system recognise a repeat. A few connections are
 * kept for one drain, because opening one takes longer than sending an email.
 */
export function smtpTransport({ url, from }: Options): MessageTransport {
  const domain = from.address.split('@')[1]
  return {
    channel: 'email',
    name: 'smtp',
    claims: 40,
    calls: connections,
    pauseMs: 0,
    open: () => {
      const transport = createTransport({
        url,
        pool: true,
        maxConnections: connections,
        // A connection that breaks during an email is an outcome for us to judge, not one to be retried silently.
        maxRequeues: 0,
        connectionTimeout: sendTimeoutMs,
        greetingTimeout: sendTimeoutMs,
        socketTimeout: sendTimeoutMs,
      })
      return {
        send: async ({ idempotencyKey, to, subject, html, text, replyTo, stopUrl }) => {
          try {
            const messageId = `<${idempotencyKey.replace('/', '.')}@${domain}>`
            // An object, not a string, so that nodemailer takes the address as one address and does not parse a list
            // out of it.
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

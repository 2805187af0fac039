import 'server-only'

import { confirmationEmail } from '@/lib/content/enquiries/emails'
import { resendTransport } from '@/lib/server/emails/resend-transport'
import type { MessageTransport } from '@/lib/server/emails/send-result'
import { smtpTransport } from '@/lib/server/emails/smtp-transport'
import { serverEnv } from '@/lib/server/env'

const from = { name: confirmationEmail.senderName, address: serverEnv.MAIL_FROM }

// Nothing is delivered: the sender logs its line, and /api/health/ready reports it.
const logTransport: MessageTransport = {
  channel: 'email',
  name: 'log',
  claims: 40,
  calls: 1,
  pauseMs: 0,
  open: () => ({ send: async () => ({ outcome: 'sent', providerId: null }), close: () => undefined }),
}

function chooseTransport(): MessageTransport {
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, SMTP_URL: url } = serverEnv
  if (apiKey) return resendTransport({ apiKey, baseUrl, from: `${from.name} <${from.address}>` })
  return url ? smtpTransport({ url, from }) : logTransport
}

/** Resend when its key is set, otherwise SMTP, otherwise the log. */
export const emailTransport = chooseTransport()

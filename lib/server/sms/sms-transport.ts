import 'server-only'

import type { MessageTransport } from '@/lib/server/emails/send-result'
import { serverEnv } from '@/lib/server/env'
import { twilioTransport } from '@/lib/server/sms/twilio-transport'

// Nothing is delivered: the sender logs its line.
const logTransport: MessageTransport = {
  channel: 'sms',
  name: 'log',
  claims: 40,
  calls: 1,
  pauseMs: 0,
  open: () => ({ send: async () => ({ outcome: 'sent', providerId: null }), close: () => undefined }),
}

function chooseTransport(): MessageTransport | null {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, SMS_FROM: from, TWILIO_BASE_URL: baseUrl } = serverEnv
  if (account && token && from) return twilioTransport({ account, token, from, baseUrl })
  return serverEnv.SMS_HOOK_SECRET === undefined ? null : logTransport
}

/** Twilio when its settings are there, otherwise the log; null where nothing asks for an SMS and nobody could send one. */
export const smsTransport = chooseTransport()

import 'server-only'

/** What became of one attempt to send. `throttled` is the provider asking for patience: it does not count as an attempt. */
export type SendResult =
  | { outcome: 'sent'; providerId: string | null }
  /** `isProviderDown`: no e-mail would have been taken, so that the others need not be tried now. */
  | { outcome: 'retry'; code: string; isProviderDown: boolean }
  | { outcome: 'throttled'; code: string; waitSeconds: number }
  | { outcome: 'dead'; code: string }

type EmailToSend = {
  /** The same on every attempt, so that a provider can tell a repeat from a second e-mail. */
  idempotencyKey: string
  to: string
  subject: string
  html: string
  text: string
}

export type EmailTransport = {
  name: 'resend' | 'smtp' | 'log'
  /** Shortest time between two sends; Resend allows two requests a second. */
  pauseMs: number
  send: (email: EmailToSend) => Promise<SendResult>
}

export const sendTimeoutMs = 10_000

import 'server-only'

/** What became of one attempt to send. `throttled` is the provider asking for patience: it does not count as an attempt. */
export type SendResult =
  | { outcome: 'sent'; providerId: string | null }
  /** `isProviderDown`: no e-mail would have been taken, so that the others need not be tried now. */
  | { outcome: 'retry'; code: string; isProviderDown: boolean }
  | { outcome: 'throttled'; code: string; waitSeconds: number }
  | { outcome: 'dead'; code: string }

export type EmailToSend = {
  /** The same on every attempt, so that a provider can tell a repeat from a second e-mail. */
  idempotencyKey: string
  to: string
  subject: string
  html: string
  text: string
  /** Where an answer goes; null for the address that it is sent from. */
  replyTo: string | null
  /** The address that stops e-mails of this kind, by a POST of a mail program (RFC 8058) or a visit; null where none does. */
  stopUrl: string | null
}

/** What became of several together. `not_together`: none was taken, and each has to be sent alone. */
export type BatchResult =
  { outcome: 'sent'; providerIds: readonly string[] } | Exclude<SendResult, { outcome: 'sent' }> | 'not_together'

type Sender = {
  send: (email: EmailToSend) => Promise<SendResult>
  /** Hands over several in one call, which are all taken or none; left out where a provider has no such call. */
  sendBatch?: (emails: readonly EmailToSend[], idempotencyKey: string) => Promise<BatchResult>
  /** Ends its connections. */
  close: () => void
}

export type EmailTransport = {
  name: 'resend' | 'smtp' | 'log'
  /** How many are claimed at once. */
  claims: number
  /** How many calls may be under way at the same time. */
  calls: number
  /** Shortest time between two calls; Resend allows two requests a second. */
  pauseMs: number
  /** A sender for one drain of the outbox. */
  open: () => Sender
}

export const sendTimeoutMs = 10_000

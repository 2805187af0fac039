import 'server-only'

/**
 * The outcome of one attempt to send. `throttled` means that the provider asks for patience: it does not count as an
 * attempt.
 */
export type SendResult =
  | { outcome: 'sent'; providerId: string | null }
  /** `isProviderDown`: no email would have been accepted, so the others need not be tried now. */
  | { outcome: 'retry'; code: string; isProviderDown: boolean }
  | { outcome: 'throttled'; code: string; waitSeconds: number }
  | { outcome: 'dead'; code: string }

/** What goes out: an email, or an SMS, which is its number (`to`) and its text alone. */
export type MessageToSend = {
  /** The same on every attempt, so that a provider can tell a repeat from a second email. */
  idempotencyKey: string
  to: string
  subject: string
  html: string
  text: string
  /** Where replies go; null for the sender's own address. */
  replyTo: string | null
  /**
   * The URL that stops emails of this kind, by a mail program's POST (RFC 8058) or a visit; null where there is none.
   */
  stopUrl: string | null
}

/** The outcome of several together. `not_together`: none was accepted, and each has to be sent alone. */
export type BatchResult =
  { outcome: 'sent'; providerIds: readonly string[] } | Exclude<SendResult, { outcome: 'sent' }> | 'not_together'

type Sender = {
  send: (email: MessageToSend) => Promise<SendResult>
  /** Hands over several in one call, all of which are accepted or none; omitted where a provider has no such call. */
  sendBatch?: (emails: readonly MessageToSend[], idempotencyKey: string) => Promise<BatchResult>
  /** Closes its connections. */
  close: () => void
}

export type Channel = 'email' | 'sms'

export type MessageTransport = {
  channel: Channel
  name: 'resend' | 'smtp' | 'twilio' | 'log'
  /** How many are claimed at once. */
  claims: number
  /** How many calls may run at the same time. */
  calls: number
  /** The shortest time between two calls; Resend allows two requests a second. */
  pauseMs: number
  /** A sender for one drain of its channel. */
  open: () => Sender
}

export const sendTimeoutMs = 10_000

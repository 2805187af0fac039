import 'server-only'

import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import {
  beginWithinMs,
  claimEmails,
  idempotencyKeyOf,
  notTried,
  outcomeNotes,
  type ClaimedEmail,
  type EmailOutcome,
} from '@/lib/server/emails/claimed-emails'
import { emailTransport } from '@/lib/server/emails/email-transport'
import type { Channel, MessageToSend, MessageTransport, SendResult } from '@/lib/server/emails/send-result'
import { publicEnv } from '@/lib/public-env'
import { smsTransport } from '@/lib/server/sms/sms-transport'
import { logUnexpected } from '@/lib/server/unexpected'

const toSend = (email: ClaimedEmail): MessageToSend => ({
  idempotencyKey: idempotencyKeyOf(email),
  to: email.to_address,
  subject: email.subject,
  html: email.html,
  text: email.body_text,
  // Everything else is answered to its sender.
  replyTo: email.kind === 'enquiry_reply' ? publicEnv.contactEmail : null,
  stopUrl: email.stop_url,
})

/** The same for the same emails, whoever sends them. */
const keyOfBatch = (emails: readonly ClaimedEmail[]): string =>
  `batch/${createHash('sha256')
    .update(emails.map(({ id }) => id).join())
    .digest('hex')}`

/** An error in our own code, or in a library's, must not leave an email claimed without an outcome. */
const failed = (error: unknown): SendResult => ({
  outcome: 'retry',
  code: error instanceof Error ? error.name : 'unknown',
  isProviderDown: true,
})

// What sends each channel; an SMS needs a provider, which may not be set.
const transports = smsTransport === null ? [emailTransport] : [emailTransport, smsTransport]

// The route handlers and the sender loop are bundled separately, so what they share is held on the process.
const stateKey = Symbol.for('second-chance-talent.outbox')
// On a clock that nobody can set: a pause must not last a day because the time of day was put back.
type ChannelState = { running?: Promise<number>; pausedUntilMs: number }
type OutboxState = Record<Channel, ChannelState> & { isStopping: boolean }
const shared = globalThis as { [stateKey]?: OutboxState }
const state: OutboxState = (shared[stateKey] ??= {
  email: { pausedUntilMs: 0 },
  sms: { pausedUntilMs: 0 },
  isStopping: false,
})

type Sender = ReturnType<MessageTransport['open']>
type Drain = {
  transport: MessageTransport
  sender: Sender
  notes: ReturnType<typeof outcomeNotes>
  untilMs: number
  sent: number
  isProviderDown: boolean
}

const mayGoOn = ({ transport, untilMs, isProviderDown }: Drain): boolean =>
  !state.isStopping &&
  !isProviderDown &&
  performance.now() < untilMs &&
  performance.now() >= state[transport.channel].pausedUntilMs

function take(drain: Drain, ...outcomes: readonly EmailOutcome[]): void {
  drain.notes.add(...outcomes)
  for (const { result } of outcomes) {
    if (result.outcome === 'sent') drain.sent += 1
    // A request to hold back one message applies to all of its channel.
    if (result.outcome === 'throttled' && result !== notTried) {
      state[drain.transport.channel].pausedUntilMs = performance.now() + result.waitSeconds * 1000
    }
    if (result.outcome === 'retry' && result.isProviderDown) drain.isProviderDown = true
  }
}

/** Sends each separately, a few at the same time, and releases those there was no time for. */
async function sendAlone(drain: Drain, emails: readonly ClaimedEmail[], beginUntilMs: number): Promise<void> {
  const left = [...emails]
  const work = async (): Promise<void> => {
    for (let email = left.shift(); email; email = left.shift()) {
      const mayBegin = mayGoOn(drain) && performance.now() < beginUntilMs
      const result = mayBegin ? await drain.sender.send(toSend(email)).catch(failed) : notTried
      take(drain, { email, result, isAlone: mayBegin })
      if (mayBegin) await pause(drain.transport.pauseMs)
    }
  }
  await Promise.all(Array.from({ length: drain.transport.calls }, work))
}

async function sendTogether(drain: Drain, emails: readonly ClaimedEmail[], beginUntilMs: number): Promise<void> {
  const result = await drain.sender.sendBatch?.(emails.map(toSend), keyOfBatch(emails)).catch(failed)
  await pause(drain.transport.pauseMs)
  if (result === undefined || result === 'not_together') return sendAlone(drain, emails, beginUntilMs)
  const resultOf = (index: number): SendResult =>
    'providerIds' in result ? { outcome: 'sent', providerId: result.providerIds[index] ?? null } : result
  take(drain, ...emails.map((email, index) => ({ email, result: resultOf(index), isAlone: false })))
}

/** Sends what is due until nothing is, time is up, or the provider accepts no more. Returns how many were sent. */
async function drain(transport: MessageTransport, untilMs: number): Promise<number> {
  const sender = transport.open()
  const under: Drain = { transport, sender, notes: outcomeNotes(transport), untilMs, sent: 0, isProviderDown: false }
  try {
    while (mayGoOn(under)) {
      const emails = await claimEmails(transport, sender.sendBatch !== undefined)
      const beginUntilMs = performance.now() + beginWithinMs
      if (emails.length === 0) break
      await (emails.length > 1 ? sendTogether : sendAlone)(under, emails, beginUntilMs)
      await under.notes.settled()
    }
    return under.sent
  } finally {
    await under.notes.settled()
    sender.close()
  }
}

function drainChannel(transport: MessageTransport, budgetMs: number): Promise<number> {
  const ofChannel = state[transport.channel]
  ofChannel.running ??= drain(transport, performance.now() + budgetMs)
    .catch((error: unknown) => {
      logUnexpected(`outbox/${transport.channel}`, error)
      return -1
    })
    .finally(() => {
      ofChannel.running = undefined
    })
  return ofChannel.running
}

/**
 * Sends the emails and SMS that are due, one drain of each channel at a time per server; claims keep other servers apart.
 * @param budgetMs how long it may run, in milliseconds
 * @returns how many were sent; -1 when the database did not answer
 */
export async function drainOutbox(budgetMs: number): Promise<number> {
  const sent = await Promise.all(transports.map((transport) => drainChannel(transport, budgetMs)))
  return sent.includes(-1) ? -1 : sent.reduce((sum, count) => sum + count, 0)
}

/** Lets the message in progress be finished and recorded, and takes no other: the server is about to stop. */
export function stopDraining(): void {
  state.isStopping = true
}

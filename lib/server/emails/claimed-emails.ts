import 'server-only'

import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

import { retryAfterSeconds } from '@/lib/domain/emails/retry-schedule'
import type { MessageTransport, SendResult } from '@/lib/server/emails/send-result'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

// A claimed email is sent within a minute or released. After that come up to seven SMTP steps at 10 s each and 15 s of
// recording.
const leaseSeconds = 150
/**
 * How long after being claimed an email may still be started, in milliseconds: the rest of the lease is for sending and
 * recording it.
 */
export const beginWithinMs = 60_000
const notingTries = 5
const notingPauseMs = 1_000

const claimedEmail = z.object({
  id: z.string(),
  enquiry_id: z.string(),
  reference: z.string(),
  form_source: z.string(),
  kind: z.string(),
  to_address: z.string(),
  subject: z.string(),
  html: z.string(),
  body_text: z.string(),
  attempts: z.number(),
  claim_token: z.string(),
  stop_url: z.string().nullable(),
})
export type ClaimedEmail = z.output<typeof claimedEmail>

/**
 * What a provider recognises a repeat of the same email by. An enquiry has one email of each other kind, but may have
 * several replies.
 */
export const idempotencyKeyOf = ({ kind, enquiry_id, id }: Pick<ClaimedEmail, 'kind' | 'enquiry_id' | 'id'>): string =>
  `${kind}/${kind === 'enquiry_reply' ? id : enquiry_id}`

/**
 * Claims what is due of a transport's channel, for this process alone.
 * @throws when the database did not answer
 */
export async function claimEmails({ channel, claims }: MessageTransport, isBatch: boolean): Promise<ClaimedEmail[]> {
  const { data, error } = await serviceClient.rpc('claim_emails', {
    p_lease_seconds: leaseSeconds,
    p_rows: claims,
    p_is_batch: isBatch,
    p_channel: channel,
  })
  if (error) throw new Error('claim_emails', { cause: error })
  // In the same order on each attempt, because a provider compares the contents of a repeat.
  return z
    .array(claimedEmail)
    .parse(data)
    .sort((one, other) => one.id.localeCompare(other.id))
}

/** Releases an email unchanged: it was claimed, but not tried. */
export const notTried = { outcome: 'throttled', code: 'not_tried', waitSeconds: 0 } as const satisfies SendResult

export type EmailOutcome = { email: ClaimedEmail; result: SendResult; isAlone: boolean }
const notedIds = z.array(z.string())

/**
 * How long each is to wait, in seconds. Those tried equally often wait equally long, because a batch is handed over
 * together.
 */
function waits(): (outcome: EmailOutcome) => number | 'give up' {
  const byAttempts = new Map<number, number | 'give up'>()
  return ({ email: { attempts }, result }) => {
    if (result.outcome !== 'retry') return result.outcome === 'throttled' ? result.waitSeconds : 0
    const wait = byAttempts.get(attempts) ?? retryAfterSeconds(attempts, Math.random())
    byAttempts.set(attempts, wait)
    return wait
  }
}

/** Retries while the database is down: an email that was sent but not recorded would be sent a second time. */
async function noteAll({ channel, name }: MessageTransport, outcomes: readonly EmailOutcome[]): Promise<void> {
  const waitOf = waits()
  const notes = outcomes.map((outcome) => {
    const { email, result, isAlone } = outcome
    const wait = waitOf(outcome)
    return {
      email,
      wait,
      note: {
        id: email.id,
        claim_token: email.claim_token,
        outcome: wait === 'give up' ? 'dead' : result.outcome,
        retry_seconds: wait === 'give up' ? null : Math.ceil(wait),
        provider: name,
        provider_id: result.outcome === 'sent' ? result.providerId : null,
        error_code: result.outcome === 'sent' ? null : result.code,
        is_alone: isAlone,
      },
    }
  })
  const p_outcomes = JSON.stringify(notes.map(({ note }) => note))
  let noted: readonly string[] = []
  for (let tries = 1; tries <= notingTries; tries += 1) {
    const { data, error } = await serviceClient.rpc('record_email_outcomes', { p_outcomes })
    if (!error) {
      noted = notedIds.parse(data)
      break
    }
    if (tries < notingTries) await pause(notingPauseMs)
  }
  for (const { email, wait, note } of notes) {
    if (note.error_code === notTried.code) continue
    logEvent(note.outcome === 'dead' ? 'error' : note.outcome === 'sent' ? 'info' : 'warn', channel, {
      email_id: email.id,
      kind: email.kind,
      form_source: email.form_source,
      reference: email.reference,
      provider: name,
      attempt: email.attempts,
      outcome: note.outcome,
      error_code: note.error_code,
      retry_in_seconds: note.outcome === 'retry' || note.outcome === 'throttled' ? wait : null,
      is_recorded: noted.includes(email.id),
    })
  }
}

/** Records what became of a transport's messages: outcomes that arrive during a call are sent together in the next. */
export function outcomeNotes(transport: MessageTransport) {
  let waiting: EmailOutcome[] = []
  let running: Promise<void> | undefined
  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const together = waiting
      waiting = []
      await noteAll(transport, together)
    }
    running = undefined
  }
  return {
    add: (...outcomes: readonly EmailOutcome[]): void => {
      waiting.push(...outcomes)
      running ??= run()
    },
    /** Resolves when everything added so far is recorded, or was retried often enough. */
    settled: async (): Promise<void> => running,
  }
}

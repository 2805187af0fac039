import 'server-only'

import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

import { retryAfterSeconds } from '@/lib/domain/enquiries/retry-schedule'
import { emailTransport } from '@/lib/server/emails/email-transport'
import type { SendResult } from '@/lib/server/emails/send-result'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

// Longer than an attempt and its noting can take: seven steps of SMTP at 10 s each, and 15 s of trying to note it.
const leaseSeconds = 90
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
})
type ClaimedEmail = z.output<typeof claimedEmail>

async function claimEmail(): Promise<ClaimedEmail | undefined> {
  const { data, error } = await serviceClient.rpc('claim_email', { p_lease_seconds: leaseSeconds })
  if (error) throw new Error(`claim_email ${error.code || 'no_answer'}`)
  return z.array(claimedEmail).parse(data)[0]
}

/** Tries again while the database is away: an e-mail that was sent and not noted would be sent a second time. */
async function noteOutcome(outcome: Record<string, string | number | null>): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const { data, error } = await serviceClient.rpc('record_email_outcome', outcome)
    if (!error) return data === true
    if (tries === notingTries) return false
    await pause(notingPauseMs)
  }
}

async function recordOutcome(email: ClaimedEmail, result: SendResult): Promise<void> {
  const wait =
    result.outcome === 'retry'
      ? retryAfterSeconds(email.attempts, Math.random())
      : result.outcome === 'throttled'
        ? result.waitSeconds
        : 0
  const outcome = wait === 'give up' ? 'dead' : result.outcome
  const code = result.outcome === 'sent' ? null : result.code
  const isRecorded = await noteOutcome({
    p_id: email.id,
    p_claim_token: email.claim_token,
    p_outcome: outcome,
    p_retry_seconds: wait === 'give up' ? null : Math.ceil(wait),
    p_provider: emailTransport.name,
    p_provider_id: result.outcome === 'sent' ? result.providerId : null,
    p_error_code: code,
  })
  logEvent(outcome === 'dead' ? 'error' : outcome === 'sent' ? 'info' : 'warn', 'email', {
    email_id: email.id,
    kind: email.kind,
    form_source: email.form_source,
    reference: email.reference,
    provider: emailTransport.name,
    attempt: email.attempts,
    outcome,
    error_code: code,
    retry_in_seconds: outcome === 'retry' || outcome === 'throttled' ? wait : null,
    is_recorded: isRecorded,
  })
}

/** An error of our own, or of a library, must not leave an e-mail claimed without an outcome. */
async function attempt(email: ClaimedEmail): Promise<SendResult> {
  try {
    return await emailTransport.send({
      idempotencyKey: `${email.kind}/${email.enquiry_id}`,
      to: email.to_address,
      subject: email.subject,
      html: email.html,
      text: email.body_text,
    })
  } catch (error) {
    return { outcome: 'retry', code: error instanceof Error ? error.name : 'unknown', isProviderDown: true }
  }
}

// The route handlers and the sender loop are built as separate bundles, so the process itself holds what they share.
const stateKey = Symbol.for('second-chance-talent.outbox')
type OutboxState = { running?: Promise<number>; pausedUntilMs: number; isStopping: boolean }
const shared = globalThis as { [stateKey]?: OutboxState }
const state: OutboxState = (shared[stateKey] ??= { pausedUntilMs: 0, isStopping: false })

/** Sends what is due until nothing is, time is up, or the provider takes no more. Answers how many were sent. */
async function drain(untilMs: number): Promise<number> {
  let sent = 0
  while (!state.isStopping && Date.now() < untilMs && Date.now() >= state.pausedUntilMs) {
    const email = await claimEmail()
    if (!email) return sent
    const result = await attempt(email)
    await recordOutcome(email, result)
    if (result.outcome === 'sent') sent += 1
    // What asks one e-mail to wait asks all of them.
    if (result.outcome === 'throttled') state.pausedUntilMs = Date.now() + result.waitSeconds * 1000
    if (result.outcome === 'retry' && result.isProviderDown) return sent
    await pause(emailTransport.pauseMs)
  }
  return sent
}

/**
 * Sends the e-mails that are due, one drain at a time in each server; other servers are kept apart by the claims.
 * @param budgetMs how long it may go on, in milliseconds
 * @returns how many were sent; -1 when the database did not answer
 */
export function drainOutbox(budgetMs: number): Promise<number> {
  state.running ??= drain(Date.now() + budgetMs)
    .catch((error: unknown) => {
      logEvent('error', 'outbox_unreachable', { reason: error instanceof Error ? error.message : 'unknown' })
      return -1
    })
    .finally(() => {
      state.running = undefined
    })
  return state.running
}

/** Lets the e-mail under way be finished and noted, and takes no other: the server is about to stop. */
export function stopDraining(): void {
  state.isStopping = true
}

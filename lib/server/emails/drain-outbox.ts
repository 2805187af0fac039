import 'server-only'

import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

import { retryAfterSeconds } from '@/lib/domain/enquiries/retry-schedule'
import { emailTransport } from '@/lib/server/emails/email-transport'
import type { SendResult } from '@/lib/server/emails/send-result'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

// Longer than any attempt can take (10 s and the database's 2.5 s), so a claim ends only when its sender is gone.
const leaseSeconds = 60

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

async function recordOutcome(email: ClaimedEmail, result: SendResult): Promise<void> {
  const wait =
    result.outcome === 'retry'
      ? retryAfterSeconds(email.attempts, Math.random())
      : result.outcome === 'throttled'
        ? result.waitSeconds
        : 0
  const outcome = wait === 'give up' ? 'dead' : result.outcome
  const code = result.outcome === 'sent' ? null : result.code
  const { error } = await serviceClient.rpc('record_email_outcome', {
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
    is_recorded: !error,
  })
}

/** Sends what is due until nothing is, time is up, or the provider does not answer. Answers how many were sent. */
async function drain(untilMs: number): Promise<number> {
  let sent = 0
  while (Date.now() < untilMs) {
    const email = await claimEmail()
    if (!email) return sent
    const result = await emailTransport.send({
      idempotencyKey: `${email.kind}/${email.enquiry_id}`,
      to: email.to_address,
      subject: email.subject,
      html: email.html,
      text: email.body_text,
    })
    await recordOutcome(email, result)
    if (result.outcome === 'sent') sent += 1
    // When one is not taken, the others would not be either: leave them unclaimed until the next round.
    if (result.outcome === 'retry' || result.outcome === 'throttled') return sent
    await pause(emailTransport.pauseMs)
  }
  return sent
}

// The route handlers and the sender loop are built as separate bundles, so the process itself holds what they share.
const running = Symbol.for('second-chance-talent.outbox')
const shared = globalThis as { [running]?: Promise<number> }

/**
 * Sends the e-mails that are due, one process at a time in each server; other servers are kept apart by the claims.
 * @param budgetMs how long it may go on, in milliseconds
 * @returns how many were sent; -1 when the database did not answer
 */
export function drainOutbox(budgetMs: number): Promise<number> {
  shared[running] ??= drain(Date.now() + budgetMs)
    .catch((error: unknown) => {
      logEvent('error', 'outbox_unreachable', { reason: error instanceof Error ? error.message : 'unknown' })
      return -1
    })
    .finally(() => {
      shared[running] = undefined
    })
  return shared[running]
}

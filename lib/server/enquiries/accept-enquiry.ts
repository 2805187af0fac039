import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { firstContactDueOn } from '@/lib/content/site/call-back-time'
import { londonDay } from '@/lib/domain/dates/london-time'
import { referenceFrom } from '@/lib/domain/enquiries/reference'
import { renderEnquiryEmails } from '@/lib/server/emails/render-enquiry-emails'
import type { CheckedEnquiry, Intake } from '@/lib/server/enquiries/intake'
import { inTurn } from '@/lib/server/enquiries/turns'
import { serverEnv } from '@/lib/server/env'
import { serviceClient, untilSilent } from '@/lib/server/supabase/service-client'

export type Acceptance =
  | { outcome: 'accepted'; reference: string; isQuarantined: boolean }
  | { outcome: 'replayed'; reference: string }
  | { outcome: 'mismatch' | 'in_progress' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'unavailable'; code: string }

const answer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), reference: z.string(), quarantined: z.boolean() }),
  z.object({ outcome: z.literal('replayed'), reference: z.string() }),
  z.object({ outcome: z.literal('mismatch') }),
  z.object({ outcome: z.literal('in_progress') }),
  z.object({ outcome: z.literal('limited'), retry_after_seconds: z.number() }),
])

// Longer than a crowd takes to be served, shorter than the forms' page waits.
const keptWithinMs = 10_000
// PostgreSQL's code: https://www.postgresql.org/docs/current/errcodes-appendix.html
const uniqueViolation = '23505'

type Submission = {
  enquiry: CheckedEnquiry
  intake: Intake
  idempotencyKey: string | undefined
  /** The network it comes from, by its name of the day. */
  client: string | undefined
  isHoneypotFilled: boolean
}

/** SHA-256 of the validated enquiry: what makes two submissions the same one. */
export function fingerprintOf({ row }: CheckedEnquiry): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex')
}

async function tryToAccept(submission: Submission, untilAway: AbortSignal): Promise<Acceptance> {
  const { enquiry, intake, idempotencyKey, client, isHoneypotFilled } = submission
  const reference = referenceFrom(randomBytes(8))
  const dueOn = firstContactDueOn(londonDay(new Date()))
  const call = serviceClient.rpc(intake.save, {
    p_enquiry: JSON.stringify({ ...enquiry.row, reference, dueOn }),
    p_emails: JSON.stringify(await renderEnquiryEmails(enquiry, { reference, dueOn })),
    p_consents: JSON.stringify(enquiry.consents),
    p_scope: intake.route,
    p_key: idempotencyKey ?? null,
    p_fingerprint: fingerprintOf(enquiry),
    p_client: client ?? null,
    p_client_per_minute: serverEnv.CLIENT_ENQUIRIES_PER_MINUTE,
    p_client_per_hour: serverEnv.CLIENT_ENQUIRIES_PER_HOUR,
    p_held_above_per_minute: serverEnv.ENQUIRIES_HELD_ABOVE_PER_MINUTE,
    p_quarantined: isHoneypotFilled,
  })
  const { data, error } = await call.abortSignal(untilAway)
  if (error) return { outcome: 'unavailable', code: error.code || 'no_answer' }

  const parsed = answer.parse(data)
  if (parsed.outcome === 'accepted') {
    return { outcome: 'accepted', reference: parsed.reference, isQuarantined: parsed.quarantined }
  }
  if (parsed.outcome === 'limited') return { outcome: 'limited', retryAfterSeconds: parsed.retry_after_seconds }
  return parsed
}

/**
 * Keeps an enquiry together with its consent record and the e-mails it owes, in one transaction.
 * 'accepted' and 'replayed' are promises: the enquiry is committed. After 'unavailable' it may have been; the same
 * key then answers 'replayed'.
 */
export async function acceptEnquiry(submission: Submission): Promise<Acceptance> {
  // From now on, not from its turn on: when the database is away all are told at once.
  const untilAway = untilSilent(keptWithinMs)
  return inTurn(async () => {
    const first = await tryToAccept(submission, untilAway)
    const isReferenceTaken = first.outcome === 'unavailable' && first.code === uniqueViolation
    return isReferenceTaken ? tryToAccept(submission, untilAway) : first
  })
}

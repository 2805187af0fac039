import 'server-only'

import { createHash, randomBytes } from 'node:crypto'

import { z } from 'zod'

import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { londonDay } from '@/lib/domain/dates/london-time'
import { referenceFrom } from '@/lib/domain/enquiries/reference'
import { writeEnquiryEmails } from '@/lib/server/emails/write-enquiry-emails'
import type { CheckedEnquiry, Intake } from '@/lib/server/enquiries/intake'
import { serverEnv } from '@/lib/server/env'
import { serviceClient, untilSilent } from '@/lib/server/supabase/service-client'

export type Acceptance =
  | { outcome: 'accepted'; reference: string; isQuarantined: boolean }
  | { outcome: 'replayed'; reference: string }
  | { outcome: 'mismatch' | 'in_progress' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'unavailable'; code: string }

// The reference is taken, or the database ended one of two that waited for each other. PostgreSQL's codes:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const worthAnotherTry = ['23505', '40P01']

// Longer than it takes to serve a sudden rush, but shorter than the page with the form waits.
const keptWithinMs = 10_000

const answer = z.discriminatedUnion('outcome', [
  z
    .object({ outcome: z.literal('accepted'), reference: z.string(), quarantined: z.boolean() })
    .transform(({ quarantined: isQuarantined, ...rest }) => ({ ...rest, isQuarantined })),
  z.object({ outcome: z.literal('replayed'), reference: z.string() }),
  z.object({ outcome: z.literal('mismatch') }),
  z.object({ outcome: z.literal('in_progress') }),
  z
    .object({ outcome: z.literal('limited'), retry_after_seconds: z.number() })
    .transform(({ outcome, retry_after_seconds: retryAfterSeconds }) => ({ outcome, retryAfterSeconds })),
])

type Submission = {
  enquiry: CheckedEnquiry
  intake: Intake
  idempotencyKey: string | undefined
  /** Today's name for the network it comes from. */
  client: string | undefined
  isHoneypotFilled: boolean
}

/** SHA-256 of the validated enquiry, by which repeated submissions are recognised. */
export function fingerprintOf({ row }: CheckedEnquiry): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('hex')
}

async function tryToAccept(submission: Submission): Promise<Acceptance> {
  const { enquiry, intake, idempotencyKey, client, isHoneypotFilled } = submission
  const reference = referenceFrom(randomBytes(8))
  const dueOn = ourAnswerDueOn(londonDay(new Date()))
  const emails = writeEnquiryEmails(enquiry, { reference, dueOn })
  const { data, error } = await serviceClient
    .rpc(intake.save, {
      p_enquiry: JSON.stringify({ ...enquiry.row, reference, dueOn }),
      p_emails: JSON.stringify(emails),
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
    .abortSignal(untilSilent(keptWithinMs))
  if (error) return { outcome: 'unavailable', code: error.code || 'no_answer' }
  return answer.safeParse(data).data ?? { outcome: 'unavailable', code: 'not_understood' }
}

/**
 * Stores an enquiry together with its consent record and the emails it owes, in one transaction.
 * 'accepted' and 'replayed' are promises: the enquiry is committed. After 'unavailable' it may have been; the same
 * key then answers 'replayed'.
 */
export async function acceptEnquiry(submission: Submission): Promise<Acceptance> {
  const first = await tryToAccept(submission)
  return first.outcome === 'unavailable' && worthAnotherTry.includes(first.code) ? tryToAccept(submission) : first
}

import 'server-only'

import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

import { consentWording } from '@/lib/content/callback-form'
import type { CallbackEnquiry } from '@/lib/domain/enquiries/callback-enquiry'
import { referenceFrom } from '@/lib/domain/enquiries/reference'
import { renderEnquiryEmails } from '@/lib/server/emails/render-enquiry-emails'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

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

// PostgreSQL's code: https://www.postgresql.org/docs/current/errcodes-appendix.html
const uniqueViolation = '23505'

type Submission = {
  enquiry: CallbackEnquiry
  /** The endpoint: the same key at another endpoint is another operation. */
  scope: string
  idempotencyKey: string | undefined
  clientBucket: string | undefined
  isSuspectedSpam: boolean
}

/** SHA-256 of the validated enquiry: what makes two submissions the same one. */
export function fingerprintOf(enquiry: CallbackEnquiry): string {
  return createHash('sha256').update(JSON.stringify(enquiry)).digest('hex')
}

function consentsOf({ contactConsent, marketingConsent }: CallbackEnquiry) {
  const { version } = consentWording
  return [
    { purpose: 'contact', granted: contactConsent, wording: consentWording.contact, version },
    { purpose: 'marketing', granted: marketingConsent, wording: consentWording.marketing, version },
  ]
}

async function tryToAccept(submission: Submission): Promise<Acceptance> {
  const { enquiry, scope, idempotencyKey, clientBucket, isSuspectedSpam } = submission
  const reference = referenceFrom(randomBytes(8))
  const { data, error } = await serviceClient.rpc('accept_enquiry', {
    p_enquiry: JSON.stringify({ ...enquiry, reference }),
    p_emails: JSON.stringify(await renderEnquiryEmails(enquiry, reference)),
    p_consents: JSON.stringify(consentsOf(enquiry)),
    p_scope: scope,
    p_key: idempotencyKey ?? null,
    p_fingerprint: fingerprintOf(enquiry),
    p_client: clientBucket ?? null,
    p_client_per_minute: serverEnv.CLIENT_ENQUIRIES_PER_MINUTE,
    p_client_per_hour: serverEnv.CLIENT_ENQUIRIES_PER_HOUR,
    p_held_above_per_minute: serverEnv.ENQUIRIES_HELD_ABOVE_PER_MINUTE,
    p_quarantined: isSuspectedSpam,
  })
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
  const first = await tryToAccept(submission)
  const isReferenceTaken = first.outcome === 'unavailable' && first.code === uniqueViolation
  return isReferenceTaken ? tryToAccept(submission) : first
}

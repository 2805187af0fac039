import 'server-only'

import { createHash, randomBytes } from 'node:crypto'

import { firstContactDueOn } from '@/lib/content/site/call-back-time'
import { londonDay } from '@/lib/domain/dates/london-time'
import { referenceFrom } from '@/lib/domain/enquiries/reference'
import { renderEnquiryEmails } from '@/lib/server/emails/render-enquiry-emails'
import type { CheckedEnquiry, Intake } from '@/lib/server/enquiries/intake'
import { keepTogether } from '@/lib/server/enquiries/keep-together'

export type Acceptance =
  | { outcome: 'accepted'; reference: string; isQuarantined: boolean }
  | { outcome: 'replayed'; reference: string }
  | { outcome: 'mismatch' | 'in_progress' }
  | { outcome: 'limited'; retryAfterSeconds: number }
  | { outcome: 'unavailable'; code: string }

// The reference is taken, or the database ended one of two that waited for each other. PostgreSQL's codes:
// https://www.postgresql.org/docs/current/errcodes-appendix.html
const worthAnotherTry = ['23505', '40P01']

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
  const dueOn = firstContactDueOn(londonDay(new Date()))
  const answer = await keepTogether({
    save: intake.save,
    enquiry: { ...enquiry.row, reference, dueOn },
    emails: await renderEnquiryEmails(enquiry, { reference, dueOn }),
    consents: enquiry.consents,
    scope: intake.route,
    key: idempotencyKey ?? null,
    fingerprint: fingerprintOf(enquiry),
    client: client ?? null,
    quarantined: isHoneypotFilled,
  })
  if (answer.outcome === 'accepted') {
    return { outcome: 'accepted', reference: answer.reference, isQuarantined: answer.quarantined }
  }
  if (answer.outcome === 'limited') return { outcome: 'limited', retryAfterSeconds: answer.retry_after_seconds }
  if (answer.outcome === 'failed') return { outcome: 'unavailable', code: answer.code }
  return answer
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

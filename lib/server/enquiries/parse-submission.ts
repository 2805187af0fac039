import 'server-only'

import { z } from 'zod'

import type { ApiErrorCode } from '@/lib/content/enquiries/api-errors'
import { firstMessages } from '@/lib/domain/fields/first-messages'
import type { CheckedEnquiry, Intake } from '@/lib/server/enquiries/intake'
import { bodyLimitBytes, formBodyLimitBytes } from '@/lib/server/http/read-body'
import { readPost } from '@/lib/server/http/read-post'

type Sent = Record<string, unknown>
export type Submission = {
  /** An ordinary form post, which is answered with a page. */
  isForm: boolean
  /** As far as it could be read. */
  sent: Sent
} & (
  | { outcome: 'valid'; enquiry: CheckedEnquiry; isHoneypotFilled: boolean }
  | { outcome: 'refused'; code: ApiErrorCode; fields?: Record<string, string> }
)

/** A form sends every box, the empty ones too: what is blank was not given. */
const withoutBlanks = (sent: Sent): Sent => Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''))

/** A form sends 'on' for a ticked box, and does not send an unticked one at all. */
const withTickBoxes = (fields: Record<string, string>, tickBoxes: readonly string[]): Sent => ({
  ...fields,
  ...Object.fromEntries(tickBoxes.map((name) => [name, fields[name] === 'on'])),
})

const honeypot = z.object({ website: z.unknown().optional() })

/** Reads and validates an enquiry. Reports what is wrong with it; never throws because of what a client sent. */
export async function parseSubmission(request: Request, intake: Intake): Promise<Submission> {
  const post = await readPost(request, { json: bodyLimitBytes, form: formBodyLimitBytes })
  const isForm = post.outcome !== 'json' && post.fields !== undefined
  const sent = post.outcome === 'json' ? post.object : withTickBoxes(post.fields ?? {}, intake.tickBoxes)
  if (post.outcome === 'refused') return { outcome: 'refused', code: post.code, isForm, sent }

  const checked = intake.check(isForm ? withoutBlanks(sent) : sent)
  if (!checked.success) {
    return { outcome: 'refused', code: 'validation_failed', fields: firstMessages(checked.error), isForm, sent }
  }
  const { website } = honeypot.parse(sent)
  const isHoneypotFilled = website !== undefined && website !== null && website !== ''
  return { outcome: 'valid', enquiry: checked.enquiry, isHoneypotFilled, isForm, sent }
}

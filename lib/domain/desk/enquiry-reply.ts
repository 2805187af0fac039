import { z } from 'zod'

import { fieldLimits, freeText, oneLine } from '@/lib/domain/fields/field-rules'

/** In characters; the database has the same limits. */
export const replyLimits = { subject: 150, text: fieldLimits.freeText } as const

/**
 * A reply to an enquiry, as a member types it: one line of subject and several lines of text. Its words are theirs:
 * only length and control characters are checked.
 * @param messages shown for an empty subject or text
 */
export const enquiryReply = (messages: Readonly<Record<'subject' | 'text', string>>) =>
  z.object({
    subject: oneLine({ label: 'The subject', min: 1, max: replyLimits.subject, message: messages.subject }),
    text: freeText({ label: 'The reply', min: 1, max: replyLimits.text, message: messages.text }),
  })

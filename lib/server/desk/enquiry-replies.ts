import 'server-only'

import { z } from 'zod'

import type { WorkChange } from '@/lib/domain/desk/enquiry-steps'
import { readerOfPage } from '@/lib/server/auth/current-user'
import { writeEnquiryReply } from '@/lib/server/emails/kinds/enquiry-reply'
import { serviceClient } from '@/lib/server/supabase/service-client'

const draft = z
  .object({ version: z.number(), subject: z.string(), body: z.string() })
  .transform(({ body, ...row }) => ({ ...row, text: body }))
export type ReplyDraft = z.output<typeof draft>

/**
 * What the asker is writing to the sender of an enquiry; null for nothing.
 * @throws when the database did not answer
 */
export async function loadReplyDraft(reference: string): Promise<ReplyDraft | null> {
  const client = await readerOfPage()
  const { data, error } = await client.rpc('own_reply_draft', { p_reference: reference })
  if (error) throw new Error('a draft was not read', { cause: error })
  return draft.nullable().parse(data)
}

const saved = z.object({ outcome: z.enum(['done', 'forbidden', 'missing']) })

/**
 * Saves a member's draft in place of the one they had.
 * @throws when the database did not answer
 */
export async function saveReplyDraft(memberId: string, reference: string, reply: { subject: string; text: string }) {
  const { data, error } = await serviceClient.rpc('save_reply_draft', {
    p_actor: memberId,
    p_reference: reference,
    p_subject: reply.subject,
    p_body: reply.text,
  })
  if (error) throw new Error('a draft was not saved', { cause: error })
  return saved.parse(data).outcome
}

const sent = z.object({
  outcome: z.enum([
    'done',
    'sent_already',
    'changed',
    'no_draft',
    'no_address',
    'held',
    'forbidden',
    'missing',
    'no_member',
  ]),
})

type Send = { actorId: string; reference: string; version: number; draft: ReplyDraft; change: WorkChange }

/**
 * Sends a draft as it was shown: the step, its history, its line in the audit log and the email together, or nothing at
 * all. Sending the same draft twice sends one email.
 * @param version of the enquiry that the member was shown
 * @returns 'changed' when somebody else was quicker, 'no_draft' when the draft is no longer the one that was shown
 * @throws when the database did not answer
 */
export async function sendReply({ actorId, reference, version, draft, change }: Send) {
  const { html, text } = writeEnquiryReply({ text: draft.text, reference })
  const { data, error } = await serviceClient.rpc('send_enquiry_reply', {
    p_actor: actorId,
    p_reference: reference,
    p_version: version,
    p_draft: draft.version,
    p_change: JSON.stringify(change),
    p_email: JSON.stringify({ subject: draft.subject, html, text }),
  })
  if (error) throw new Error('a reply was not sent', { cause: error })
  return sent.parse(data).outcome
}

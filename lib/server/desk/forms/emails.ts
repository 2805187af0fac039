import 'server-only'

import { z } from 'zod'

import { deskEmailWords } from '@/lib/content/desk/emails'
import type { GuardedForm, GuardedForms, FormOutcome } from '@/lib/server/forms/guarded-form'
import { serviceClient } from '@/lib/server/supabase/service-client'

type Sent = Parameters<GuardedForm['run']>[0]

const page = '/dashboard/team/emails'
const answer = z.object({ outcome: z.enum(['done', 'missing', 'forbidden']) })
const missing: FormOutcome = { problem: deskEmailWords.missing, field: null }

async function tryOne({ fields, user: member }: Sent): Promise<FormOutcome> {
  const id = z.uuid().safeParse(fields.email)
  if (!id.success) return missing
  const { data, error } = await serviceClient.rpc('requeue_email', { p_actor: member.id, p_id: id.data })
  if (error) throw new Error('the database did not do it')
  return answer.parse(data).outcome === 'done' ? { done: 'email-requeued', at: page } : missing
}

async function tryAll({ user: member }: Sent): Promise<FormOutcome> {
  const { data, error } = await serviceClient.rpc('requeue_emails', { p_actor: member.id })
  if (error) throw new Error('the database did not do it')
  return answer.parse(data).outcome === 'done' ? { done: 'emails-requeued', at: page } : missing
}

/** Requeues emails that were given up: the sender picks them up within a few seconds. */
export const emailForms: GuardedForms = {
  'email-requeue': { page: () => page, keep: [], run: tryOne },
  'emails-requeue': { page: () => page, keep: [], run: tryAll },
}

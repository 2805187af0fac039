import 'server-only'

import { z } from 'zod'

import { requestableRoles } from '@/lib/domain/access/role-request'
import { formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { readerOfPage } from '@/lib/server/auth/current-user'

const ownEnquiry = z
  .object({
    reference: z.string(),
    form_source: z.enum([...formSources, 'waitlist']),
    sent_at: z.string(),
    state: z.enum(['received', 'contacted', 'closed']),
    state_changed_at: z.string(),
    organisation: z.string().nullable(),
  })
  .transform(({ form_source, sent_at, state_changed_at, ...enquiry }) => ({
    ...enquiry,
    source: form_source,
    sentAt: sent_at,
    stateChangedAt: state_changed_at,
  }))

const ownRequest = z
  .object({
    requested_role: z.enum(requestableRoles),
    organisation: z.string(),
    state: z.enum(['open', 'granted', 'declined']),
    created_at: z.string(),
    decided_at: z.string().nullable(),
    answer: z.string(),
    question: z.string(),
  })
  .transform(({ requested_role, created_at, decided_at, ...request }) => ({
    ...request,
    role: requested_role,
    askedAt: created_at,
    decidedAt: decided_at,
  }))

export type OwnEnquiry = z.output<typeof ownEnquiry>
export type OwnRequest = z.output<typeof ownRequest>

const mostShown = 50

/**
 * The enquiries sent from the visitor's verified address, latest first, read as the visitor: the database decides which
 * they are.
 * @param email their address, by which they are found
 * @returns null when the database did not answer
 */
export async function loadOwnEnquiries(email: string): Promise<OwnEnquiry[] | null> {
  const client = await readerOfPage()
  const { data, error } = await client
    .from('enquiry_progress')
    .select('reference, form_source, sent_at, state, state_changed_at, organisation')
    .eq('email', email.toLowerCase())
    .order('sent_at', { ascending: false })
    .limit(mostShown)
  return error ? null : z.array(ownEnquiry).parse(data)
}

/** The visitor's requests for an account type, latest first; null when the database did not answer. */
export async function loadOwnRequests(): Promise<OwnRequest[] | null> {
  const client = await readerOfPage()
  const { data, error } = await client
    .from('role_requests')
    .select('requested_role, organisation, state, created_at, decided_at, answer, question')
    .order('created_at', { ascending: false })
    .limit(10)
  return error ? null : z.array(ownRequest).parse(data)
}

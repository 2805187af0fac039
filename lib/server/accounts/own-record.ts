import 'server-only'

import { z } from 'zod'

import { formSources } from '@/lib/domain/enquiries/callback-enquiry'
import { readerOfPage } from '@/lib/server/auth/current-user'

/** One enquiry as the person who sent it sees it. */
export const ownEnquiry = z
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

export type OwnEnquiry = z.output<typeof ownEnquiry>

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

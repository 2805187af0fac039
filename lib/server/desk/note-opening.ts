import 'server-only'

import { forbidden } from 'next/navigation'

import { openNothingAhead } from '@/lib/server/http/open-nothing-ahead'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * Records in the audit log that a member is opening a page about somebody; the page is not shown if that fails. A
 * browser that prefetches it opens nothing: it gets a 404, which it does not show when the page is really requested.
 * @throws when the database did not answer
 */
export async function noteOpening(memberId: string, subjectKind: 'enquiry', subject: string): Promise<void> {
  await openNothingAhead()
  const { data, error } = await serviceClient.rpc('note_action', {
    p_actor: memberId,
    p_action: 'opened',
    p_subject_kind: subjectKind,
    p_subject: subject,
  })
  if (error) throw new Error('the opening of a page was not noted', { cause: error })
  if (data !== true) forbidden()
}

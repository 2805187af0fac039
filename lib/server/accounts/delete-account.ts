import 'server-only'

import { accountDeletedEmail } from '@/lib/content/account/emails'
import { deletionConfirmedEmail } from '@/lib/content/account/leaving'
import { loadAccountContents } from '@/lib/server/accounts/load-account-data'
import { writeAccountDeleted } from '@/lib/server/emails/kinds/account-deleted'
import { writeDeletionConfirmed } from '@/lib/server/emails/kinds/deletion-confirmed'
import { serverEnv } from '@/lib/server/env'
import { writeMembersEmail } from '@/lib/server/hiring/members-email'
import { serviceClient } from '@/lib/server/supabase/service-client'

// What the database returns instead of the number of enquiries deleted.
const lastMember = -1

/**
 * Deletes an account with everything in it and what came from its address, and queues the emails about it, to the team,
 * to the person, and to employers who had chosen them, in one transaction. Ask for proof of the owner first.
 * @returns 'last_member' when nobody would be left in the team, 'unavailable' when the database failed, in which case
 * nothing has changed
 */
export async function deleteAccount(userId: string): Promise<'deleted' | 'last_member' | 'unavailable'> {
  const { html, text } = writeAccountDeleted()
  const contents = await loadAccountContents(userId)
  if (!contents) return 'unavailable'
  const told = []
  for (const { id, reference } of contents.expected) {
    const email = await writeMembersEmail({ id, reference }, { kind: 'withdrawn' })
    if (email) told.push({ application: id, email })
  }
  const { data, error } = await serviceClient.rpc('delete_own_account', {
    p_user_id: userId,
    p_to_address: serverEnv.TEAM_EMAIL,
    p_subject: accountDeletedEmail.subject,
    p_html: html,
    p_body_text: text,
    p_confirmation: JSON.stringify({ subject: deletionConfirmedEmail.subject, ...writeDeletionConfirmed() }),
    p_told: JSON.stringify(told),
  })
  if (error) return 'unavailable'
  return data === lastMember ? 'last_member' : 'deleted'
}

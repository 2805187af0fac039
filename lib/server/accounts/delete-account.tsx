import 'server-only'

import { accountDeletedEmail } from '@/lib/content/account/emails'
import { renderBoth } from '@/lib/server/emails/render-both'
import { AccountDeleted } from '@/lib/server/emails/templates/account-deleted'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

// What the database returns instead of the number of enquiries deleted.
const lastMember = -1

/**
 * Deletes an account, its sessions, requests and enquiries in one transaction. Ask for the password first.
 * @returns 'last_member' when nobody would be left in the team, 'unavailable' when the database failed, in which case
 * nothing has changed
 */
export async function deleteAccount(userId: string): Promise<'deleted' | 'last_member' | 'unavailable'> {
  const { html, text } = await renderBoth(<AccountDeleted />)
  const { data, error } = await serviceClient.rpc('delete_account', {
    p_user_id: userId,
    p_to_address: serverEnv.TEAM_EMAIL,
    p_subject: accountDeletedEmail.subject,
    p_html: html,
    p_body_text: text,
  })
  if (error) return 'unavailable'
  return data === lastMember ? 'last_member' : 'deleted'
}

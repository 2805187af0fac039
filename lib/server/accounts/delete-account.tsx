import 'server-only'

import { accountDeletedEmail } from '@/lib/content/account-emails'
import { renderBoth } from '@/lib/server/emails/render-both'
import { AccountDeleted } from '@/lib/server/emails/templates/account-deleted'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * Deletes an account, its sessions, requests and enquiries in one transaction. Ask for the password first.
 * @returns false when the database did not do it: then everything is as before
 */
export async function deleteAccount(userId: string): Promise<boolean> {
  const { html, text } = await renderBoth(<AccountDeleted />)
  const { error } = await serviceClient.rpc('delete_account', {
    p_user_id: userId,
    p_to_address: serverEnv.TEAM_EMAIL,
    p_subject: accountDeletedEmail.subject,
    p_html: html,
    p_body_text: text,
  })
  return !error
}

import 'server-only'

import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * Whether the visitor gets emails about applications; yes for somebody who never chose. Null when it cannot be told.
 */
export async function readEmailChoice(): Promise<boolean | null> {
  const { data, error } = await (await readerOfPage()).from('application_email_choices').select('wants_emails')
  return error ? null : data[0]?.wants_emails !== false
}

/** Stores the choice of an account; false when it could not be stored. */
export async function keepEmailChoice(accountId: string, wants: boolean): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_application_emails', { p_actor: accountId, p_wants: wants })
  return !error && data === true
}

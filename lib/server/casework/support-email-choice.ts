import 'server-only'

import { z } from 'zod'

import { readerOfPage } from '@/lib/server/auth/current-user'
import { serviceClient } from '@/lib/server/supabase/service-client'

const choice = z.array(z.object({ wants_news: z.boolean(), wants_digest: z.boolean() }))

/** Which emails about casework somebody gets. */
type SupportEmailChoice = { news: boolean; digest: boolean }

/**
 * What the visitor chose, both yes for somebody who never did, and whether they have chosen at all. Null when it cannot
 * be told.
 */
export async function readSupportEmails(): Promise<(SupportEmailChoice & { isChosen: boolean }) | null> {
  const { data, error } = await (await readerOfPage()).from('support_email_choices').select('wants_news, wants_digest')
  if (error) return null
  const [row] = choice.parse(data)
  return { news: row?.wants_news ?? true, digest: row?.wants_digest ?? true, isChosen: row !== undefined }
}

/** Stores a choice, and leaves the other as it is; false when it could not be stored. */
export async function keepSupportEmails(accountId: string, wants: Partial<SupportEmailChoice>): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('choose_support_emails', {
    p_actor: accountId,
    p_news: wants.news ?? null,
    p_digest: wants.digest ?? null,
  })
  return !error && data === true
}

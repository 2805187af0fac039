import 'server-only'

import { z } from 'zod'

import { accountContents, contentsOn, type AccountContents } from '@/lib/domain/accounts/account-contents'
import { loadSupportTexts } from '@/lib/server/casework/support-messages'
import { loadAllMessages } from '@/lib/server/hiring/messages'
import { loadOwnCvs } from '@/lib/server/hiring/vault/application-cv'
import { loadAllStatements } from '@/lib/server/hiring/vault/own-statement'
import { momentNow } from '@/lib/server/hiring/take-application-step'
import { serviceClient } from '@/lib/server/supabase/service-client'

const numbered = z.array(z.looseObject({ id: z.string() }))
const supportFile = z.looseObject({ support_messages: numbered, mentoring_worries: numbered })
const accountData = z.looseObject({
  candidate: z.looseObject({}).nullish(),
  support_files: z.array(supportFile).nullish(),
})
export type AccountData = z.output<typeof accountData>

/**
 * What is stored about an account, including what its owner wrote in the vault and in messages, decrypted for them; null when it is
 * unavailable. Only for the owner, once they have given their second step.
 */
export async function loadAccountData(userId: string): Promise<AccountData | null> {
  const { data } = await serviceClient.rpc('account_data', { p_user_id: userId })
  if (!data) return null
  const found = accountData.parse(data)
  const supportTexts = (found.support_files?.length ?? 0) > 0 ? await loadSupportTexts(userId) : null
  const withText = <Row extends { id: string }>(row: Row) => ({ ...row, text: supportTexts?.get(row.id) ?? null })
  const kept = {
    ...found,
    messages: await loadAllMessages(userId),
    support_files: found.support_files?.map((file) => ({
      ...file,
      support_messages: file.support_messages.map(withText),
      mentoring_worries: file.mentoring_worries.map(withText),
    })),
  }
  if (!kept.candidate) return kept
  const [statements, cvs] = await Promise.all([loadAllStatements(userId), loadOwnCvs(userId)])
  return { ...kept, candidate: { ...kept.candidate, statements, cvs_sent: cvs } }
}

const dataNames = z.object({ jobs: z.record(z.string(), z.string()), companies: z.record(z.string(), z.string()) })

/** The titles and names of the jobs and companies in an account's data, by their number; none when unavailable. */
export async function loadDataNames(userId: string): Promise<z.output<typeof dataNames>> {
  const { data } = await serviceClient.rpc('account_data_names', { p_user_id: userId })
  return dataNames.safeParse(data).data ?? { jobs: {}, companies: {} }
}

/** How much of each kind an account holds; null when it is unavailable. */
export async function loadAccountContents(userId: string): Promise<AccountContents | null> {
  const { data } = await serviceClient.rpc('account_data', { p_user_id: userId })
  const contents = accountContents.safeParse(data).data
  return contents ? contentsOn(contents, momentNow().today) : null
}

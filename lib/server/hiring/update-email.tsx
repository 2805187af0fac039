import 'server-only'

import { receiptEmail, updateEmail } from '@/lib/content/hiring/application-emails'
import { silenceDays } from '@/lib/domain/applications/silence'
import { renderBoth } from '@/lib/server/emails/render-both'
import { addressesWith, stopAddressesOf, stopTokenOf } from '@/lib/server/emails/stop-addresses'
import { ApplicationUpdate } from '@/lib/server/emails/templates/application-update'
import { serverEnv } from '@/lib/server/env'
import type { UpdateEmail } from '@/lib/server/hiring/applications'

const receipt = { ...receiptEmail, text: receiptEmail.text(silenceDays.second) }

async function write(
  { forProgram, forPerson }: ReturnType<typeof addressesWith>,
  words: typeof updateEmail | typeof receipt = updateEmail,
): Promise<UpdateEmail> {
  const both = await renderBoth(<ApplicationUpdate words={words} siteUrl={serverEnv.SITE_URL} stopUrl={forPerson} />)
  return { subject: words.subject, ...both, stop_url: forProgram }
}

/**
 * Tells a person that something changed in an application. The database queues it together with the change, for a
 * verified address and somebody who wants such emails.
 */
export const writeUpdateEmail = (applicationId: string): Promise<UpdateEmail> =>
  write(stopAddressesOf('application_update', applicationId))

/** Tells a person that their application was sent. */
export const writeReceipt = (applicationId: string): Promise<UpdateEmail> =>
  write(stopAddressesOf('application_update', applicationId), receipt)

/** The email of an update for many at once: the database fills in each application's token. */
export async function writeUpdateEmails(
  applicationIds: readonly string[],
): Promise<UpdateEmail & { tokens: Record<string, string> }> {
  const tokens = Object.fromEntries(applicationIds.map((id) => [id, stopTokenOf('application_update', id)]))
  return { ...(await write(addressesWith('{token}'))), tokens }
}

import 'server-only'

import { updateEmail } from '@/lib/content/hiring/application-emails'
import { renderBoth } from '@/lib/server/emails/render-both'
import { addressesWith, stopAddressesOf, stopTokenOf } from '@/lib/server/emails/stop-addresses'
import { ApplicationUpdate } from '@/lib/server/emails/templates/application-update'
import { serverEnv } from '@/lib/server/env'
import type { UpdateEmail } from '@/lib/server/hiring/applications'

async function write({ forProgram, forPerson }: ReturnType<typeof addressesWith>): Promise<UpdateEmail> {
  const both = await renderBoth(<ApplicationUpdate siteUrl={serverEnv.SITE_URL} stopUrl={forPerson} />)
  return { subject: updateEmail.subject, ...both, stop_url: forProgram }
}

/**
 * Tells a person that something changed in an application. The database queues it together with the change, for a
 * verified address and somebody who wants such emails.
 */
export const writeUpdateEmail = (applicationId: string): Promise<UpdateEmail> =>
  write(stopAddressesOf('application_update', applicationId))

/** The same for many at once: the database fills in each application's token. */
export async function writeUpdateEmails(
  applicationIds: readonly string[],
): Promise<UpdateEmail & { tokens: Record<string, string> }> {
  const tokens = Object.fromEntries(applicationIds.map((id) => [id, stopTokenOf('application_update', id)]))
  return { ...(await write(addressesWith('{token}'))), tokens }
}

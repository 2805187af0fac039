import 'server-only'

import { z } from 'zod'

import { supportMessageEmail, workerMessageEmail } from '@/lib/content/casework/support-messages'
import { addressesWith, stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const noticesOfARound = 50

const due = z.array(
  z.object({
    message: z.uuid(),
    account: z.uuid(),
    reference: z.string(),
    role: z.enum(['candidate', 'partner', 'caseworker']),
  }),
)
type Due = z.output<typeof due>[number]

/** The email that says there is a message, and no more. A person's leads to an address that says nothing of what it is. */
function write({ reference, role }: Pick<Due, 'reference' | 'role'>, stop: ReturnType<typeof stopAddressesOf>) {
  const { forProgram, forPerson } = stop
  const words = role === 'candidate' ? supportMessageEmail : workerMessageEmail
  const url =
    role === 'candidate'
      ? `${serverEnv.SITE_URL}/updates?of=${reference}`
      : `${serverEnv.SITE_URL}/dashboard/${role}portal/people/${reference}/messages`
  const both = writeApplicationUpdate({ words, line: words.line, url, stopUrl: forPerson })
  return { subject: words.subject, ...both, stop_url: forProgram }
}

const writeNotice = (notice: Due) => write(notice, stopAddressesOf('support_news', notice.account))

/** The email as its reader would get it, with a link in the place of the one that stops such emails. */
export const showSupportNotice = (to: Pick<Due, 'reference' | 'role'>) => write(to, addressesWith('demonstration'))

/**
 * Sends the messages between people and whoever helps them whose time has come, and queues an email to whoever has
 * something new to read and wants to be told. It never throws.
 */
export async function queueSupportNotices(): Promise<void> {
  try {
    const { data, error } = await serviceClient.rpc('support_notices_due', { p_rows: noticesOfARound })
    if (error) throw new Error('support_notices_due', { cause: error })
    const notices = due.parse(data)
    let queued = 0
    for (const notice of notices) {
      const answer = await serviceClient.rpc('queue_support_notice', {
        p_message: notice.message,
        p_account: notice.account,
        p_email: JSON.stringify(writeNotice(notice)),
      })
      if (answer.error) throw new Error('queue_support_notice', { cause: answer.error })
      queued += answer.data === true ? 1 : 0
    }
    if (notices.length > 0) logEvent('info', 'support_notices', { due: notices.length, queued })
  } catch (error) {
    logUnexpected('queue/support_notices', error)
  }
}

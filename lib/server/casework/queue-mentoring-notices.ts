import 'server-only'

import { z } from 'zod'

import { mentoringNewsEmail as words } from '@/lib/content/casework/mentoring'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const noticesOfARound = 50

const due = z.array(
  z.object({
    mentoring: z.uuid(),
    side: z.enum(['person', 'mentor']),
    account: z.uuid().nullable(),
    reference: z.string(),
    role: z.enum(['candidate', 'partner', 'caseworker']).nullable(),
  }),
)
type Due = z.output<typeof due>[number]

/** A person's leads to an address that says nothing of what it is; a mentor's to their list, which names nobody. */
function write({ reference, role }: Pick<Due, 'reference' | 'role'>, stop: ReturnType<typeof stopAddressesOf>) {
  const url =
    role === 'candidate' || role === null
      ? `${serverEnv.SITE_URL}/updates?of=${reference}`
      : `${serverEnv.SITE_URL}/dashboard/${role}portal/mentoring`
  const both = writeApplicationUpdate({ words, line: words.line, url, stopUrl: stop.forPerson })
  return { subject: words.subject, ...both, stop_url: stop.forProgram }
}

/**
 * Queues an email to whoever has something new in a mentoring and wants to be told: an answer, a session, a message or
 * its end. It never throws.
 */
export async function queueMentoringNotices(): Promise<void> {
  try {
    const { data, error } = await serviceClient.rpc('mentoring_notices_due', { p_rows: noticesOfARound })
    if (error) throw new Error('mentoring_notices_due', { cause: error })
    const notices = due.parse(data)
    let queued = 0
    for (const { mentoring, side, account, ...rest } of notices) {
      const answer = await serviceClient.rpc('queue_mentoring_notice', {
        p_mentoring: mentoring,
        p_side: side,
        p_account: account,
        p_email: JSON.stringify(account === null ? {} : write(rest, stopAddressesOf('support_news', account))),
      })
      if (answer.error) throw new Error('queue_mentoring_notice', { cause: answer.error })
      queued += answer.data === true ? 1 : 0
    }
    if (notices.length > 0) logEvent('info', 'mentoring_notices', { due: notices.length, queued })
  } catch (error) {
    logUnexpected('queue/mentoring_notices', error)
  }
}

import 'server-only'

import { z } from 'zod'

import { referralAnsweredEmail, referralReceivedEmail } from '@/lib/content/casework/referral-emails'
import { addressesWith, stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { writeApplicationUpdate } from '@/lib/server/emails/kinds/application-update'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'
import { logUnexpected } from '@/lib/server/unexpected'

// A round comes every few seconds; the rest waits for the next.
const referralsOfARound = 50

const due = z.array(
  z.object({
    referral: z.uuid(),
    side: z.enum(['receiver', 'sender']),
    readers: z.array(z.object({ id: z.uuid(), role: z.enum(['partner', 'caseworker']) })),
  }),
)
type Due = z.output<typeof due>[number]

type Reader = Due['readers'][number]

/** It leads to the list of whoever reads it, because an address with a reference would say which person it is about. */
function write(side: Due['side'], role: Reader['role'], stop: ReturnType<typeof stopAddressesOf>) {
  const { forProgram, forPerson } = stop
  const words = side === 'receiver' ? referralReceivedEmail : referralAnsweredEmail
  const list = side === 'receiver' ? 'referrals?state=sent' : 'referrals?direction=sent'
  const url = `${serverEnv.SITE_URL}/dashboard/${role}portal/${list}`
  const both = writeApplicationUpdate({ words, line: words.line, url, stopUrl: forPerson })
  return { subject: words.subject, ...both, stop_url: forProgram }
}

const writeNotice = (side: Due['side'], { id, role }: Reader) => write(side, role, stopAddressesOf('support_news', id))

/** The email as its reader would get it, with a link in the place of the one that stops such emails. */
export const showReferralNotice = (side: Due['side']) => write(side, 'partner', addressesWith('demonstration'))

/**
 * Queues an email to whoever may answer a referral that came, and to whoever sent one that was answered, if they want to
 * be told. It never throws.
 */
export async function queueReferralNotices(): Promise<void> {
  try {
    const { data, error } = await serviceClient.rpc('referral_notices_due', { p_rows: referralsOfARound })
    if (error) throw new Error('referral_notices_due', { cause: error })
    const notices = due.parse(data)
    let queued = 0
    for (const { referral, side, readers } of notices) {
      const answer = await serviceClient.rpc('queue_referral_notice', {
        p_referral: referral,
        p_side: side,
        p_emails: JSON.stringify(Object.fromEntries(readers.map((reader) => [reader.id, writeNotice(side, reader)]))),
      })
      if (answer.error) throw new Error('queue_referral_notice', { cause: answer.error })
      queued += z.number().parse(answer.data)
    }
    if (notices.length > 0) logEvent('info', 'referral_notices', { due: notices.length, queued })
  } catch (error) {
    logUnexpected('queue/referral_notices', error)
  }
}

import 'server-only'

import { z } from 'zod'

import { digestEmail, type DigestCounts } from '@/lib/content/desk/digest'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { onceADay } from '@/lib/server/emails/once-a-day'
import { writeTeamDigest } from '@/lib/server/emails/kinds/team-digest'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const count = z.number()
const digestsDue = z.object({
  overdue: count,
  due: count,
  tries: count,
  subjects: count,
  companies: count,
  jobs: count,
  reports: count,
  members: z.array(z.object({ id: z.string(), mine: count })),
})

async function queueDigest(memberId: string, day: PlainDate, counts: DigestCounts): Promise<boolean> {
  const { forProgram, forPerson } = stopAddressesOf('team_digest', memberId)
  const { html, text } = writeTeamDigest({ counts, siteUrl: serverEnv.SITE_URL, stopUrl: forPerson })
  const { data, error } = await serviceClient.rpc('queue_digest', {
    p_user_id: memberId,
    p_day: day,
    p_subject: digestEmail.subject(counts),
    p_html: html,
    p_text: text,
    p_stop_url: forProgram,
  })
  if (error) throw new Error('queue_digest', { cause: error })
  return data === true
}

/** Queues the digest of a working day for each member of the team, if anything is due or overdue. It never throws. */
export const queueDigests = (now: Date): Promise<void> =>
  onceADay('digests', now, async (day) => {
    const { data, error } = await serviceClient.rpc('digests_due', { p_day: day })
    if (error) throw new Error('digests_due', { cause: error })
    const { members, ...numbers } = digestsDue.parse(data)
    let queued = 0
    for (const { id, mine } of members) queued += (await queueDigest(id, day, { ...numbers, mine })) ? 1 : 0
    return queued
  })

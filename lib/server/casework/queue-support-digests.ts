import 'server-only'

import { z } from 'zod'

import { supportDigestEmail, type SupportCounts } from '@/lib/content/casework/support-digest'
import { alertsAbout } from '@/lib/domain/casework/support-alerts'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { alertFacts } from '@/lib/server/casework/support-work'
import { writeSupportDigest } from '@/lib/server/emails/kinds/support-digest'
import { onceADay } from '@/lib/server/emails/once-a-day'
import { stopAddressesOf } from '@/lib/server/emails/stop-addresses'
import { serverEnv } from '@/lib/server/env'
import { serviceClient } from '@/lib/server/supabase/service-client'

const membersAtOnce = 50

const due = z.array(
  z.object({
    id: z.string(),
    role: z.enum(['partner', 'caseworker']),
    appointments: z.number(),
    to_note: z.number(),
    facts: z.array(alertFacts),
  }),
)
type Due = z.output<typeof due>[number]

async function queueDigest({ id, role }: Due, day: PlainDate, counts: SupportCounts): Promise<boolean> {
  const { forProgram, forPerson } = stopAddressesOf('support_digest', id)
  const portal = `/dashboard/${role}portal`
  const both = writeSupportDigest({ counts, siteUrl: serverEnv.SITE_URL, portal, stopUrl: forPerson })
  const { data, error } = await serviceClient.rpc('queue_support_digest', {
    p_user_id: id,
    p_day: day,
    p_email: JSON.stringify({ subject: supportDigestEmail.subject(counts), ...both, stop_url: forProgram }),
  })
  if (error) throw new Error('queue_support_digest', { cause: error })
  return data === true
}

/**
 * Queues the daily email of a working day for each member who helps people, if they have an appointment, an outcome to
 * note or an alert. It never throws.
 */
export const queueSupportDigests = (now: Date): Promise<void> =>
  onceADay('support_digests', now, async (day) => {
    let queued = 0
    for (let after: string | null = null; ;) {
      const parameters: Record<string, unknown> = { p_day: day, p_after: after, p_rows: membersAtOnce }
      const { data, error } = await serviceClient.rpc('support_digests_due', parameters)
      if (error) throw new Error('support_digests_due', { cause: error })
      const members = due.parse(data)
      for (const member of members) {
        const alerts = member.facts.flatMap((facts) => alertsAbout(facts, day)).length
        const counts = { appointments: member.appointments, toNote: member.to_note, alerts }
        if (counts.appointments + counts.toNote + counts.alerts === 0) continue
        queued += (await queueDigest(member, day, counts)) ? 1 : 0
      }
      after = members.at(-1)?.id ?? null
      if (members.length < membersAtOnce) return queued
    }
  })

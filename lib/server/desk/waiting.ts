import 'server-only'

import { z } from 'zod'

import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { serviceClient } from '@/lib/server/supabase/service-client'

const waiting = z.object({
  outcome: z.literal('found'),
  overdue: z.number(),
  due_today: z.number(),
  new: z.number(),
  tries: z.number(),
  held: z.number(),
  companies: z.number(),
  jobs: z.number(),
  reports: z.number(),
  subject_requests: z.number(),
  subject_requests_late: z.number(),
  dead_emails: z.number(),
  unsent_emails: z.number(),
})
export type Waiting = z.output<typeof waiting>

/** How much of each kind is waiting for the team, each counted up to 100; null when the database did not answer. */
export async function loadWaiting(memberId: string, today: PlainDate): Promise<Waiting | null> {
  const { data, error } = await serviceClient.rpc('desk_waiting', { p_actor: memberId, p_today: today })
  return error ? null : (waiting.safeParse(data).data ?? null)
}

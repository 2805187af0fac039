import 'server-only'

import { z } from 'zod'

import { serviceClient } from '@/lib/server/supabase/service-client'

const number = z.number()
const workWaiting = z.object({
  unsent: number,
  oldest_unsent_seconds: number,
  dead: number,
  oldest_dead_seconds: number,
  texts_today: number.default(0),
  texts_late_today: number.default(0),
  texts_refused_today: number.default(0),
  held_by_trap: number,
  held_by_flood: number,
  oldest_held_seconds: number,
  overdue: number,
  oldest_waiting_seconds: number,
  // A schema from before live hiring does not report these, nor the SMS above.
  organisations_waiting: number.default(0),
  oldest_company_seconds: number.default(0),
  jobs_for_review: number.default(0),
  oldest_job_review_seconds: number.default(0),
})
export type WorkWaiting = z.output<typeof workWaiting>

/** What is waiting for a person or for the mail provider, and for how long; null when the database does not answer. */
export async function readWorkWaiting(): Promise<WorkWaiting | null> {
  const { data } = await serviceClient.rpc('service_status')
  return workWaiting.safeParse(data).data ?? null
}

import 'server-only'

import { z } from 'zod'

import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { serviceClient } from '@/lib/server/supabase/service-client'

const found = z.object({
  outcome: z.literal('found'),
  companies: z.number(),
  live_jobs: z.number(),
  applications: z.number(),
  due: z.number(),
  answered: z.number(),
  hires: z.number(),
})
export type HiringFigures = z.output<typeof found>

/** What live hiring came to since a day, in counts alone; null when the database did not answer. */
export async function readHiringFigures(
  memberId: string,
  from: PlainDate,
  today: PlainDate,
): Promise<HiringFigures | null> {
  const { data } = await serviceClient.rpc('desk_hiring_figures', { p_actor: memberId, p_from: from, p_today: today })
  return found.safeParse(data).data ?? null
}

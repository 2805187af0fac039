import 'server-only'

import { z } from 'zod'

import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import { serviceClient } from '@/lib/server/supabase/service-client'

export const replies = z.object({ percent: z.number(), of: z.number() }).nullable()

/**
 * How often a company answers within 10 working days; null while there are fewer than ten applications to count, and
 * when the database did not answer. What counts is defined at `company_replies` in the database.
 */
export async function loadReplyRate(companyId: string): Promise<ReplyRate | null> {
  const { data, error } = await serviceClient.rpc('company_replies', { p_company: companyId })
  return error ? null : replies.parse(data)
}

import 'server-only'

import { z } from 'zod'

import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * Of every hundred people, how many a company answers within 10 working days; null while it has answered fewer than
 * five, and when the database did not answer. What counts is defined at `company_reply_rate` in the applications
 * migration.
 */
export async function loadReplyRate(companyId: string): Promise<number | null> {
  const { data, error } = await serviceClient.rpc('company_reply_rate', { p_company: companyId })
  return error ? null : z.number().nullable().parse(data)
}

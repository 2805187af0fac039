import 'server-only'

import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

/**
 * Deletes what is past its time, as /privacy-policy promises. Running it again changes nothing; it never throws.
 * @returns whether it was done
 */
export async function purgeExpired(): Promise<boolean> {
  const { data, error } = await serviceClient.rpc('purge_expired')
  if (error) logEvent('error', 'purge_failed', { error_code: error.code || 'no_answer' })
  else logEvent('info', 'purged', data)
  return !error
}

import 'server-only'

import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { logEvent } from '@/lib/server/log'
import { serviceClient } from '@/lib/server/supabase/service-client'

const everyMs = 5_000
const purgeEveryMs = 60 * 60 * 1000

async function purgeExpired(): Promise<void> {
  const { data, error } = await serviceClient.rpc('purge_expired')
  if (error) logEvent('error', 'purge_failed', { error_code: error.code || 'no_answer' })
  else logEvent('info', 'purged', data)
}

/** Sends what is due every 5 seconds and deletes what is past its time every hour, as long as the server runs. */
export function startSenderLoop(): void {
  let purgedAt = 0
  const round = async (): Promise<void> => {
    await drainOutbox(60_000)
    if (Date.now() - purgedAt > purgeEveryMs) {
      purgedAt = Date.now()
      await purgeExpired()
    }
    setTimeout(() => void round(), everyMs).unref()
  }
  setTimeout(() => void round(), everyMs).unref()
}

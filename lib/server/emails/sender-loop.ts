import 'server-only'

import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { purgeExpired } from '@/lib/server/enquiries/purge-expired'

const everyMs = 5_000
const drainBudgetMs = 60_000
const purgeEveryMs = 60 * 60 * 1000

/** Sends what is due every 5 seconds and deletes what is past its time every hour, as long as the server runs. */
export function startSenderLoop(): void {
  let purgedAt = 0
  const round = async (): Promise<void> => {
    await drainOutbox(drainBudgetMs)
    if (Date.now() - purgedAt > purgeEveryMs) {
      purgedAt = Date.now()
      await purgeExpired()
    }
    setTimeout(() => void round(), everyMs).unref()
  }
  setTimeout(() => void round(), everyMs).unref()
}

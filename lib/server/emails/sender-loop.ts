import 'server-only'

import { drainOutbox, stopDraining } from '@/lib/server/emails/drain-outbox'
import { purgeExpired } from '@/lib/server/enquiries/purge-expired'
import { serverEnv } from '@/lib/server/env'

const everyMs = 5_000
const drainBudgetMs = 20_000
const purgeEveryMs = 60 * 60 * 1000

/**
 * Sends what is due. Where the server knows its own address it asks itself over HTTP, because on a stop Next.js waits
 * for requests under way, and for nothing else: an e-mail cut off between its sending and its noting is sent twice.
 */
async function sendWhatIsDue(): Promise<void> {
  const { SELF_URL: address, CRON_SECRET: secret } = serverEnv
  if (!address || !secret) {
    await drainOutbox(drainBudgetMs)
    return
  }
  const url = new URL('/api/outbox', address)
  // A failure is told by the route's own log line; no answer at all means that this server is going down.
  await fetch(url, { headers: { authorization: `Bearer ${secret}` } }).catch(() => undefined)
}

/** Sends what is due every 5 seconds and deletes what is past its time every hour, as long as the server runs. */
export function startSenderLoop(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopDraining)
  let purgedAt = 0
  const round = async (): Promise<void> => {
    await sendWhatIsDue()
    if (Date.now() - purgedAt > purgeEveryMs && (await purgeExpired())) purgedAt = Date.now()
    setTimeout(() => void round(), everyMs).unref()
  }
  setTimeout(() => void round(), everyMs).unref()
}

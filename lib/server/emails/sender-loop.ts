import 'server-only'

import { queueWhatIsDue } from '@/lib/server/emails/queue-what-is-due'
import { drainOutbox, stopDraining } from '@/lib/server/emails/drain-outbox'
import { purgeExpired } from '@/lib/server/retention/purge-expired'
import { serverEnv } from '@/lib/server/env'
import { goOnWith } from '@/lib/server/unexpected'

const everyMs = 5_000
const drainBudgetMs = 20_000
const purgeEveryMs = 60 * 60 * 1000
const purgeAgainMs = 5 * 60 * 1000

/**
 * Queues the day's digests when it is time, and sends what is due. Where the server knows its own URL it calls itself
 * over HTTP, because on shutdown Next.js waits only for requests in progress: an email cut off between being sent and
 * being recorded is sent twice.
 */
async function sendWhatIsDue(): Promise<void> {
  const { SELF_URL: address, CRON_SECRET: secret } = serverEnv
  if (!address || !secret) {
    await queueWhatIsDue(new Date())
    await drainOutbox(drainBudgetMs)
    return
  }
  const url = new URL('/api/outbox', address)
  // The route's own log line reports failures; no response at all means that this server is shutting down.
  await fetch(url, { headers: { authorization: `Bearer ${secret}` } }).catch(() => undefined)
}

/**
 * Sends what is due every 5 seconds and deletes what is past its retention period every hour, as long as the server
 * runs.
 */
export function startSenderLoop(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stopDraining)
  const round = async (): Promise<void> => {
    await sendWhatIsDue().catch(goOnWith('background/emails', undefined))
    setTimeout(() => void round(), everyMs).unref()
  }
  // Separate, so that emails do not wait for the deletion to finish.
  const purge = async (): Promise<void> => {
    const isDone = await purgeExpired().catch(goOnWith('background/deletion', false))
    setTimeout(() => void purge(), isDone ? purgeEveryMs : purgeAgainMs).unref()
  }
  for (const begin of [round, purge]) setTimeout(() => void begin(), everyMs).unref()
}

import 'server-only'

import { queueWhatIsDue } from '@/lib/server/emails/queue-what-is-due'
import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { serverEnv } from '@/lib/server/env'
import { noStore } from '@/lib/server/http/no-store'
import { showsSecret } from '@/lib/server/http/shows-secret'
import { logEvent } from '@/lib/server/log'

const budgetMs = 20_000

/**
 * Queues the day's digests when it is time, and sends what is due, for a scheduler that presents the secret.
 * @returns `{ ok: true, sent }` with how many; 401 for anybody else; 503 when the database does not answer
 */
export async function sendOutboxFor(request: Request): Promise<Response> {
  const { CRON_SECRET: secret } = serverEnv
  const isAllowed = secret !== undefined && showsSecret(request, secret)
  if (isAllowed) await queueWhatIsDue(new Date())
  const sent = isAllowed ? await drainOutbox(budgetMs) : undefined
  const status = sent === undefined ? 401 : sent < 0 ? 503 : 200
  // Called every few seconds: a line for each round that did nothing would hide the others.
  if (status !== 200 || sent) {
    logEvent(status === 200 ? 'info' : 'warn', 'request', {
      route: '/api/outbox',
      method: request.method,
      status,
      sent,
    })
  }
  const body = status === 200 ? { ok: true, sent } : { ok: false }
  return Response.json(body, { status, headers: noStore })
}

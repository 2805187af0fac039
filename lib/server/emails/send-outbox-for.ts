import 'server-only'

import { createHash, timingSafeEqual } from 'node:crypto'

import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'

const budgetMs = 20_000
const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/** Whether a request shows `Authorization: Bearer <CRON_SECRET>`. Nobody does when no secret is set. */
function isScheduler(request: Request): boolean {
  const { CRON_SECRET: secret } = serverEnv
  const given = request.headers.get('authorization') ?? ''
  // Digests are of one length, so that the comparison tells nothing about the secret.
  return secret !== undefined && timingSafeEqual(digest(given), digest(`Bearer ${secret}`))
}

/**
 * Sends what is due, for a scheduler that shows the secret.
 * @returns `{ ok: true, sent }` with how many; 401 for anybody else; 503 when the database does not answer
 */
export async function sendOutboxFor(request: Request): Promise<Response> {
  const sent = isScheduler(request) ? await drainOutbox(budgetMs) : undefined
  const status = sent === undefined ? 401 : sent < 0 ? 503 : 200
  // Asked every few seconds: a line for each round that did nothing would hide the others.
  if (status !== 200 || sent) {
    logEvent(status === 200 ? 'info' : 'warn', 'request', {
      route: '/api/outbox',
      method: request.method,
      status,
      sent,
    })
  }
  const body = status === 200 ? { ok: true, sent } : { ok: false }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

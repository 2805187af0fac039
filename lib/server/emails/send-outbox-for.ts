import 'server-only'

import { createHash, timingSafeEqual } from 'node:crypto'

import { drainOutbox } from '@/lib/server/emails/drain-outbox'
import { purgeExpired } from '@/lib/server/enquiries/purge-expired'
import { serverEnv } from '@/lib/server/env'

const budgetMs = 20_000
const digest = (value: string): Buffer => createHash('sha256').update(value).digest()

/**
 * Sends what is due and deletes what is past its time, for a scheduler that shows `Authorization: Bearer <CRON_SECRET>`.
 * @returns `{ sent }` with how many; 401 for anybody else, also when no secret is set; 503 without the database
 */
export async function sendOutboxFor(request: Request): Promise<Response> {
  const given = request.headers.get('authorization') ?? ''
  const secret = serverEnv.CRON_SECRET
  // Digests are of one length, so that the comparison tells nothing about the secret.
  if (!secret || !timingSafeEqual(digest(given), digest(`Bearer ${secret}`))) {
    return Response.json({ ok: false }, { status: 401, headers: { 'Cache-Control': 'no-store' } })
  }
  const sent = await drainOutbox(budgetMs)
  await purgeExpired()
  return sent < 0
    ? Response.json({ ok: false }, { status: 503, headers: { 'Cache-Control': 'no-store' } })
    : Response.json({ ok: true, sent }, { headers: { 'Cache-Control': 'no-store' } })
}

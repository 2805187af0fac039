import 'server-only'

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PostHog } from 'posthog-node'

import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'

/** Every event that the server sends, and its properties: never anything about a person. */
export type ServerEvent = { event: 'enquiry_accepted'; form_source: EnquirySource }

const timeoutMs = 3_000
const gatherMs = 500
const mostTogether = 100
const complainEveryMs = 10 * 60 * 1000

let client: PostHog | undefined
let complainedAt = -Infinity
let sending: Promise<void> | undefined

function complain(error: unknown): void {
  if (performance.now() - complainedAt < complainEveryMs) return
  complainedAt = performance.now()
  logEvent('warn', 'analytics_unreachable', { error_code: error instanceof Error ? error.name : 'unknown' })
}

function clientOf(key: string): PostHog {
  if (client) return client
  client = new PostHog(key, {
    host: serverEnv.POSTHOG_SERVER_HOST ?? serverEnv.NEXT_PUBLIC_POSTHOG_HOST,
    requestTimeout: timeoutMs,
    fetchRetryCount: 0,
    disableGeoip: true,
    flushAt: mostTogether,
  })
  // The only place where a failure to send is reported.
  client.on('error', complain)
  return client
}

/** Events that arrive in the meantime are sent with it. */
async function sendSoon(to: PostHog): Promise<void> {
  await pause(gatherMs)
  sending = undefined
  await to.flush()
}

/**
 * Sends one event, under a random sender id of its own, so that no two can be linked. Resolves when it was accepted or
 * after 3 seconds, and never rejects, so callers need not handle failure. Call it in `after()`: by then the response is
 * out, and Next.js waits for it on shutdown. Does nothing when analytics is not set up.
 */
export async function captureServerEvent({ event, ...properties }: ServerEvent): Promise<void> {
  const { NEXT_PUBLIC_POSTHOG_KEY: key } = serverEnv
  if (!key) return
  try {
    clientOf(key).capture({
      distinctId: randomUUID(),
      event,
      properties: { ...properties, $process_person_profile: false },
    })
    await (sending ??= sendSoon(clientOf(key)))
  } catch (error) {
    complain(error)
  }
}

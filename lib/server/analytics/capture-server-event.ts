import 'server-only'

import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PostHog } from 'posthog-node'

import type { EnquirySource } from '@/lib/domain/enquiries/enquiry-source'
import { serverEnv } from '@/lib/server/env'
import { logEvent } from '@/lib/server/log'

/** Every event that the server sends, and what it carries: never anything about a person. */
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
  // A failed sending is told here and nowhere else.
  client.on('error', complain)
  return client
}

/** All that come meanwhile go with it. */
async function sendSoon(to: PostHog): Promise<void> {
  await pause(gatherMs)
  sending = undefined
  await to.flush()
}

/**
 * Sends one event; each has a random sender of its own, so that no two can be put together. Resolves when it was taken
 * or after 3 seconds, and never rejects: whoever waits for it waits for nothing else. Call it in `after()`: the answer
 * is out by then, and on a stop Next.js waits for it. Does nothing when analytics is not set up.
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

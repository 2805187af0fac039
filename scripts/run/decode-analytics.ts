import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const sentEvent = z.looseObject({
  event: z.string(),
  distinct_id: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
})
const sentBatch = z.object({ batch: z.array(sentEvent) })

export type AnalyticsEvent = z.output<typeof sentEvent> & { receivedAt: string; endpoint: string }

const maxUnpackedBytes = 64 * 1024 * 1024

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b

/** PostHog's libraries send JSON, gzipped JSON, or a form field `data` with base64 of either. */
function plainText(body: Buffer): string {
  const bytes = isGzip(body) ? gunzipSync(body, { maxOutputLength: maxUnpackedBytes }) : body
  if (bytes.subarray(0, 5).toString() !== 'data=') return bytes.toString()
  const field = new URLSearchParams(bytes.toString()).get('data') ?? ''
  return field.startsWith('{') || field.startsWith('[') ? field : plainText(Buffer.from(field, 'base64'))
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(plainText(body))
  } catch {
    return undefined
  }
}

/** The events in a request body, or undefined when there are none that can be read. */
export function decodeEvents(body: Buffer, url: URL): AnalyticsEvent[] | undefined {
  const sent = parsed(body)
  const batch = sentBatch.safeParse(sent)
  const list = batch.success ? batch.data.batch : Array.isArray(sent) ? sent : [sent]
  const events = z.array(sentEvent).safeParse(list)
  if (!events.success) return undefined
  const receivedAt = new Date().toISOString()
  return events.data.map((event) => ({ receivedAt, endpoint: url.pathname, ...event }))
}

// Stands in for PostHog on a developer's own machine: accepts what the browser and server would send there, keeps the
// latest in memory and shows it. It forwards nothing.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { decodeEvents, type AnalyticsEvent } from './decode-analytics.ts'
import { inboxPage } from './inbox-page.ts'
import { isOwnHost } from './own-host.ts'

const eventsKept = 1000
const maxBodyBytes = 20 * 1024 * 1024
const events: AnalyticsEvent[] = []

const remoteConfig = {
  supportedCompression: ['gzip', 'gzip-js'],
  sessionRecording: { endpoint: '/s/' },
  hasFeatureFlags: false,
  autocapture_opt_out: false,
  capturePerformance: false,
  autocaptureExceptions: false,
  captureDeadClicks: false,
  heatmaps: false,
  surveys: false,
  siteApps: [],
}

// The parent decides when to stop.
process.on('SIGINT', () => undefined)

function pageOfEvents(): string {
  return inboxPage({
    title: 'Analytics inbox',
    sentence: `This is what would have gone to PostHog: ${events.length} events, the latest first. It is kept in memory only, the last ${eventsKept}, and goes nowhere else.`,
    jsonAt: '/events',
    items: events.toReversed().map((event) => {
      const page = typeof event.properties.$pathname === 'string' ? ` on ${event.properties.$pathname}` : ''
      return {
        summary: `${event.receivedAt.slice(11, 19)} ${event.event}${page}`,
        text: JSON.stringify(event, null, 2),
      }
    }),
  })
}

/** Responds to other origins as PostHog does. They cannot read what was received: only the two pages below show it. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > maxBodyBytes) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function answerJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://inbox')
  const isGet = request.method === 'GET'
  if (!isOwnHost(request.headers.host)) return void response.writeHead(421).end()
  if (isGet && url.pathname === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    return void response.end(pageOfEvents())
  }
  if (isGet && url.pathname === '/events') return answerJson(response, 200, events)

  allowOrigin(request, response)
  if (request.method === 'OPTIONS') return void response.writeHead(204).end()
  if (isGet) return answerJson(response, url.pathname.endsWith('/config') ? 200 : 404, remoteConfig)
  const body = await bodyOf(request)
  if (!body) return answerJson(response, 413, { type: 'validation_error', code: 'too_large' })
  if (/^\/(flags|decide)\//.test(`${url.pathname}/`)) return answerJson(response, 200, { flags: {}, featureFlags: {} })
  const received = decodeEvents(body, url)
  if (!received) return answerJson(response, 400, { type: 'validation_error', code: 'invalid_payload' })
  events.push(...received)
  events.splice(0, events.length - eventsKept)
  answerJson(response, 200, { status: 1 })
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => {
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})
server.listen(Number(process.env.ANALYTICS_PORT), '127.0.0.1', () => process.send?.('ready'))
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})

process.on('SIGTERM', () => {
  server.closeAllConnections()
  server.close(() => process.exit(0))
})

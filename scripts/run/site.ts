// The site in production: Next.js behind our own listener, which refuses anything that is not a page request and can
// stop without dropping anybody. It tells its parent when it is listening.
import { readFileSync } from 'node:fs'
import next from 'next'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

import { countRequest, routeNamer, type RoutesOfBuild } from '../../lib/server/health/request-metrics.ts'
import { withOwnAnswer } from '../../lib/server/http/own-status.ts'
import { dayPages } from './day-pages.ts'
import { madeFiles } from './made-files.ts'

const root = join(import.meta.dirname, '..', '..')
const hostname = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.PORT)
const noticeMs = Number(process.env.STOP_NOTICE_SECONDS ?? 0) * 1000
// With the notice at its longest, 5 seconds, this leaves the other parts enough of the 10 that a platform allows.
const stopWithinMs = 6500
// How long after being accepted a connection may be silent before its request arrives.
const silenceMs = 1000
const lookAgainMs = 100
const shortTurnMs = 0.1

// The settings from the build, passed as Next.js's standalone server takes them: to read next.config.ts again it would
// load the compiler, tens of megabytes that a running site has no use for.
const filesOfBuild = readFileSync(join(root, '.next', 'required-server-files.json'), 'utf8')
const { config } = JSON.parse(filesOfBuild) as { config: object }
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)

// Next.js names every loopback address 'localhost' to the middleware. Knowing itself by its number, it would take the page
// that the middleware chooses instead of a forbidden one for another server's, and ask itself for it: behind a proxy that
// says https over TLS, which nobody here answers.
const ownName = /^(127\.|\[?::1\]?$)/.test(hostname) ? 'localhost' : hostname
const app = next({ dev: false, dir: root, hostname: ownName, port })
await app.prepare()
const answerPage = app.getRequestHandler()
const answerFromFile = madeFiles(join(root, '.next'))
const answerFromDay = dayPages(answerPage, join(root, '.next'))
const routesOfBuild = readFileSync(join(root, '.next', 'routes-manifest.json'), 'utf8')
const routeOf = routeNamer(JSON.parse(routesOfBuild) as RoutesOfBuild)

const underWay = new Set<ServerResponse>()
let connectionsTaken = 0
let lastTakenAt = 0
let isStopping = false

/**
 * The path and query of a request line. The form for proxies, with scheme and host (RFC 9112, 3.2.2), names a host that
 * the sender chose, so only what follows is used. Undefined when there is no path, as in `OPTIONS *`.
 */
function pathOf(target: string): string | undefined {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  if (path !== target && !path.startsWith('/')) return `/${path}`
  return path.startsWith('/') ? path : undefined
}

/** False for a path such as /%E0%A4%A, which does not decode to text: Next.js would respond with 500. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path.replace(/\?.*$/s, ''))
    return true
  } catch {
    return false
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Length': '0', ...headers }).end()
}

/**
 * Next.js only answers a page with 200, 403 or 404, and with 404 it sends an empty document: any other status comes
 * from the page itself.
 */
function putOwnStatus(response: ServerResponse, chosen: { status?: number }): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...rest: unknown[]) => writeHead(chosen.status ?? status, ...rest)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request.url ?? '')
  if (request.method === 'TRACE' || path === undefined) return refuse(response, 405, { Allow: 'GET, HEAD, POST' })
  if (!isReadable(path)) return refuse(response, 400)
  // Whatever sends visitors here, a proxy or a platform, is told to send them elsewhere before the listener closes.
  if (isStopping && path === '/api/health/ready') return refuse(response, 503)
  request.url = path
  if (answerFromFile(request, response) || (await answerFromDay(request, response))) return
  await answerPage(request, response)
}

const server = createServer(
  {
    // Nothing here speaks a protocol other than HTTP: a request to upgrade is answered as if it had not asked.
    shouldUpgradeCallback: () => false,
    // Longer than the 60 seconds of most proxies: on a connection being closed here they would lose a visitor's
    // request.
    keepAliveTimeout: 65_000,
    // The largest form has 96 KiB. A client that trickles in bytes only wants to hold a connection.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
  },
  (request, response) => {
    underWay.add(response)
    const startedAt = performance.now()
    const route = routeOf(pathOf(request.url ?? '') ?? '')
    const method = request.method ?? ''
    response.on('close', () => {
      underWay.delete(response)
      countRequest({ route, method, status: response.statusCode }, (performance.now() - startedAt) / 1000)
    })
    if (isStopping) response.setHeader('Connection', 'close')
    const chosen = {}
    putOwnStatus(response, chosen)
    withOwnAnswer(chosen, () => answer(request, response)).catch(() => {
      if (!response.headersSent) refuse(response, 500)
      else response.destroy()
    })
  },
)
server.on('connection', () => {
  connectionsTaken += 1
  lastTakenAt = Date.now()
})
server.on('connect', (_request, socket: Socket) => {
  socket.end(
    'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  )
})
server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.listen(port, hostname, () => process.send?.('ready'))

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

/**
 * Waits for an event loop turn that was short and accepted no connection: whoever is waiting to be accepted when the
 * listener closes is cut off, and a busy process accepts one per turn.
 */
async function untilNobodyWaits(): Promise<void> {
  await nextTurn()
  for (;;) {
    const takenBefore = connectionsTaken
    const startedAt = performance.now()
    await nextTurn()
    if (connectionsTaken === takenBefore && performance.now() - startedAt < shortTurnMs) return
  }
}

/**
 * Reports 503 at /api/health/ready and keeps responding for the time of the notice; then accepts no new connection, and
 * ends when everything accepted has been answered.
 */
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  const cutOff = setTimeout(() => process.exit(0), stopWithinMs)
  // Clients waiting for a response are told to use another connection next.
  for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
  await pause(noticeMs)
  await untilNobodyWaits()
  let isClosed = false
  server.close(() => (isClosed = true))
  while (!isClosed) {
    await pause(lookAgainMs)
    // Browsers open connections that they may never use, which are no reason to wait longer.
    if (underWay.size === 0 && Date.now() - lastTakenAt > silenceMs) server.closeAllConnections()
  }
  await app.close()
  clearTimeout(cutOff)
  process.exit(0)
}

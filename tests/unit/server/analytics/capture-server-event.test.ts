import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

type Mode = 'ok' | '500' | 'hang'
type Sent = { batch: { event: string; distinct_id: string; properties: Record<string, unknown> }[] }

const logged: unknown[][] = []
jest.mock('@/lib/server/log', () => ({ logEvent: (...line: unknown[]) => logged.push(line) }))

let server: Server
let mode: Mode = 'ok'
const received: Sent[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      received.push(JSON.parse((body[0] === 0x1f ? gunzipSync(body) : body).toString()) as Sent)
      if (mode === 'hang') return
      response.writeHead(mode === 'ok' ? 200 : 500).end('{"status":1}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function freshCapture(key: string | undefined) {
  jest.resetModules()
  const { port } = server.address() as AddressInfo
  jest.doMock('@/lib/server/env', () => ({
    serverEnv: {
      NEXT_PUBLIC_POSTHOG_KEY: key,
      NEXT_PUBLIC_POSTHOG_HOST: 'https://eu.i.posthog.com',
      POSTHOG_SERVER_HOST: `http://127.0.0.1:${port}`,
    },
  }))
  const { captureServerEvent } = await import('@/lib/server/analytics/capture-server-event')
  return () => captureServerEvent({ event: 'enquiry_accepted', form_source: 'candidate' })
}

beforeEach(() => {
  mode = 'ok'
  received.length = 0
  logged.length = 0
})

test('an event has its form and nothing about a person, and no two have the same sender', async () => {
  const capture = await freshCapture('phc_test')
  await capture()
  await capture()
  const events = received.flatMap(({ batch }) => batch)
  const [first] = events
  expect(first?.event).toBe('enquiry_accepted')
  const own = Object.keys(first?.properties ?? {}).filter((name) => !name.startsWith('$'))
  expect(own).toEqual(['form_source'])
  expect(first?.properties).toMatchObject({
    form_source: 'candidate',
    $process_person_profile: false,
    $geoip_disable: true,
  })
  // An event that was sent again after a slow answer is still one.
  expect(new Set(events.map(({ distinct_id: sender }) => sender)).size).toBe(2)
})

test('events that come at the same time go together', async () => {
  const capture = await freshCapture('phc_test')
  await Promise.all(Array.from({ length: 20 }, capture))
  expect(received.map(({ batch }) => batch.length)).toEqual([20])
  expect(new Set(received[0]?.batch.map(({ distinct_id: sender }) => sender)).size).toBe(20)
})

test('without a key nothing is sent', async () => {
  await (
    await freshCapture(undefined)
  )()
  expect(received).toEqual([])
})

test('an error is logged once, without what was sent, and affects nobody else', async () => {
  mode = '500'
  const capture = await freshCapture('phc_test')
  await capture()
  await capture()
  expect(received).toHaveLength(2)
  expect(logged).toEqual([['warn', 'analytics_unreachable', { error_code: expect.any(String) }]])
})

test('a server that never answers is left after 3 seconds', async () => {
  mode = 'hang'
  const capture = await freshCapture('phc_test')
  const startedAt = performance.now()
  await capture()
  expect(performance.now() - startedAt).toBeLessThan(4000)
  expect(logged).toHaveLength(1)
}, 10_000)

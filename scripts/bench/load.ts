import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

type Asked = { encoding?: string; agent?: Agent; body?: string }
type Answer = { status: number; bytes: number; ms: number }

/** Asks once, decodes nothing, follows nothing, and counts the bytes of the body as they came. A body is posted as JSON. */
export function ask(url: string, { encoding = 'gzip', agent, body }: Asked = {}): Promise<Answer> {
  const startedAt = performance.now()
  const sent = body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers: { 'Accept-Encoding': encoding, ...sent } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, ms: performance.now() - startedAt }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}

type Load = { url: string; connections: number; seconds: number; status?: number; body?: string }

/**
 * Requests a second and the 99th percentile in milliseconds, with so many connections that each ask again at once.
 * @throws at any answer with another status
 */
export async function load({ url, connections, seconds, status = 200, body }: Load): Promise<{
  perSecond: number
  p99: number
}> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const once = async (): Promise<void> => {
    const answer = await ask(url, { agent, body })
    if (answer.status !== status) throw new Error(`${url} answered ${answer.status}`)
    times.push(answer.ms)
  }
  await once()
  times.length = 0
  const startedAt = performance.now()
  const askAgain = async (): Promise<void> => {
    while (performance.now() < startedAt + seconds * 1000) await once()
  }
  await Promise.all(Array.from({ length: connections }, askAgain))
  const took = (performance.now() - startedAt) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return { perSecond: Math.round(times.length / took), p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0) }
}

/** Asks so many times over 32 connections, for one address after the other. */
export async function askMany(urls: readonly string[], times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const left = Array.from({ length: times }, (_, index) => urls[index % urls.length] ?? '').values()
  const askNext = async (): Promise<void> => {
    for (const url of left) await ask(url, { agent })
  }
  await Promise.all(Array.from({ length: 32 }, askNext))
  agent.destroy()
}

import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

type Asked = { encoding?: string; agent?: Agent; body?: string }
type Answer = { status: number; bytes: number }

/**
 * Makes one request without decoding or following anything, and counts the bytes of the body as they arrive. A body is
 * posted as JSON.
 */
export function ask(url: string, { encoding = 'gzip', agent, body }: Asked = {}): Promise<Answer> {
  const sent = body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
  const method = body === undefined ? 'GET' : 'POST'
  return new Promise((resolve, reject) => {
    request(url, { agent, method, headers: { 'Accept-Encoding': encoding, ...sent } }, (response) => {
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end(body)
  })
}

export type Rate = { perSecond: number; p99: number }

/**
 * How many times a second something can be done, this many at the same time, and the 99th percentile of how long it
 * takes, in milliseconds.
 */
export async function measure(
  doOnce: () => Promise<unknown>,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Rate> {
  await doOnce()
  const times: number[] = []
  const startedAt = performance.now()
  const doAgain = async (): Promise<void> => {
    while (performance.now() < startedAt + seconds * 1000) {
      const begunAt = performance.now()
      await doOnce()
      times.push(performance.now() - begunAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, doAgain))
  const took = (performance.now() - startedAt) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: Math.round(times.length / took), p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0) }
}

type Load = { url: string; connections: number; seconds: number; status?: number; body?: string }

/**
 * The same for requests, over this many connections, each of which asks again as soon as it is answered.
 * @throws on any response with a different status
 */
export async function load({ url, connections, seconds, status = 200, body }: Load): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const rate = await measure(
    async () => {
      const answer = await ask(url, { agent, body })
      if (answer.status !== status) throw new Error(`${url} answered ${answer.status}`)
    },
    { connections, seconds },
  )
  agent.destroy()
  return rate
}

/** Makes this many requests over 32 connections, to each URL in turn. */
export async function askMany(urls: readonly string[], times: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const left = Array.from({ length: times }, (_, index) => urls[index % urls.length] ?? '').values()
  const askNext = async (): Promise<void> => {
    for (const url of left) await ask(url, { agent })
  }
  await Promise.all(Array.from({ length: 32 }, askNext))
  agent.destroy()
}

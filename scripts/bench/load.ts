import { Agent, get } from 'node:http'

type Answer = { bytes: number; ms: number }

/** Asks once, decodes nothing, and counts the bytes of the body as they came. Rejects at any status but 200. */
export function ask(url: string, encoding: string, agent?: Agent): Promise<Answer> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': encoding } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      let bytes = 0
      response.on('data', (part: Buffer) => (bytes += part.length))
      response.on('end', () => resolve({ bytes, ms: performance.now() - startedAt }))
      response.on('error', reject)
    }).on('error', reject)
  })
}

/** Requests a second and the 99th percentile in milliseconds, with so many connections that each ask again at once. */
export async function load(
  url: string,
  connections: number,
  seconds: number,
): Promise<{ perSecond: number; p99: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const endsAt = performance.now() + seconds * 1000
  const askAgain = async (): Promise<void> => {
    while (performance.now() < endsAt) times.push((await ask(url, 'gzip', agent)).ms)
  }
  await ask(url, 'gzip', agent)
  await Promise.all(Array.from({ length: connections }, askAgain))
  agent.destroy()
  times.sort((a, b) => a - b)
  return { perSecond: Math.round(times.length / seconds), p99: Math.round(times[Math.floor(times.length * 0.99)] ?? 0) }
}

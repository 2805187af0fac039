import type { Service } from './service'

type Answer = { status: number; html: string }
const read = new Map<string, Promise<Answer>>()

/** The site's response at a path, without a browser: requested once per worker, for all tests that read it. */
export function htmlOf({ url }: Service, path: string): Promise<Answer> {
  const address = url + path
  const known = read.get(address)
  if (known) return known
  const answer = fetch(address).then(async (response) => ({ status: response.status, html: await response.text() }))
  read.set(address, answer)
  return answer
}

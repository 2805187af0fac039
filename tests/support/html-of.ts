import type { Service } from './service'

type Answer = { status: number; html: string }
const read = new Map<string, Promise<Answer>>()

/** What the site answers at a path, without a browser: asked once by each worker, for all tests that read it. */
export function htmlOf({ url }: Service, path: string): Promise<Answer> {
  const address = url + path
  const known = read.get(address)
  if (known) return known
  const answer = fetch(address).then(async (response) => ({ status: response.status, html: await response.text() }))
  read.set(address, answer)
  return answer
}

import { load, type CheerioAPI } from 'cheerio'

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

/** The same, to be asked for its elements. */
export const markupOf = async (service: Service, path: string): Promise<CheerioAPI> =>
  load((await htmlOf(service, path)).html)

type Found = { length: number; eq: (at: number) => { text: () => string } }

/** The words of each element that was found, as a person reads them. */
export const wordsOf = (found: Found): string[] =>
  Array.from({ length: found.length }, (_, at) => found.eq(at).text().replace(/\s+/g, ' ').trim())

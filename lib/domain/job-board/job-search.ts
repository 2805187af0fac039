import { readJobQuery, writeJobQuery, type JobQuery } from '@/lib/domain/job-board/job-query'

export type JobSearch = {
  query: JobQuery
  /** The query string last seen in the address. */
  seen: string
  /** What we wrote into the address and have not yet seen there, in order. */
  written: readonly string[]
}

type JobSearchEvent = { type: 'change'; query: JobQuery } | { type: 'address'; address: string }

const queryAt = (address: string): JobQuery => readJobQuery(Object.fromEntries(new URLSearchParams(address)))

/** @param address the page's query string, without the question mark */
export const searchAt = (address: string): JobSearch => ({ query: queryAt(address), seen: address, written: [] })

/**
 * What somebody types is shown at once and reaches the address a moment later, perhaps one letter behind. An address
 * that we did not write, such as a link to the whole list, is a new search.
 */
export function followSearch(search: JobSearch, event: JobSearchEvent): JobSearch {
  if (event.type === 'change') {
    const address = writeJobQuery(event.query)
    const isThere = address === (search.written.at(-1) ?? search.seen)
    return { ...search, query: event.query, written: isThere ? search.written : [...search.written, address] }
  }
  const { address } = event
  if (address === search.written.at(-1)) return { ...search, seen: address, written: [] }
  return search.written.includes(address) ? { ...search, seen: address } : searchAt(address)
}

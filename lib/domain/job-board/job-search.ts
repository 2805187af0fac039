import { readJobQuery, writeJobQuery, type JobQuery } from '@/lib/domain/job-board/job-query'

export type JobSearch = {
  query: JobQuery
  /** The query part of the address that was seen last. */
  seen: string
  /** What we wrote into the address and have not seen there yet, in order. */
  written: readonly string[]
}

type JobSearchEvent = { type: 'change'; query: JobQuery } | { type: 'address'; address: string }

const queryAt = (address: string): JobQuery => readJobQuery(Object.fromEntries(new URLSearchParams(address)))

/** @param address the query part of the page's address, without the question mark */
export const searchAt = (address: string): JobSearch => ({ query: queryAt(address), seen: address, written: [] })

/**
 * What somebody types is shown at once and reaches the address a moment later, maybe one letter behind. An address that we
 * did not write, such as that of a link to the whole list, is a search of its own.
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

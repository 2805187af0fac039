import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { jobTypes, type JobType } from '@/lib/domain/job-board/job'

export const jobSorts = ['newest', 'oldest', 'relevance', 'nearest'] as const
export type JobSort = (typeof jobSorts)[number]

/** How far a job may be from a town or postcode, in miles, where nobody chooses. */
export const usualMiles = 10

export type JobQuery = { words: string; location: string; type: JobType | null; sort: JobSort }

/** Without words to weigh, relevance is newest first. */
export const blankJobQuery: JobQuery = { words: '', location: '', type: null, sort: 'relevance' }

const typeKey = (type: JobType): string => type.toLowerCase()

/** Reads the job board's query: q, location, type and sort. Unknown values count as not given. */
export function readJobQuery(params: AddressQuery): JobQuery {
  const type = givenText(params.type).toLowerCase()
  const sort = givenText(params.sort)
  return {
    words: givenText(params.q),
    location: givenText(params.location),
    type: jobTypes.find((one) => typeKey(one) === type) ?? null,
    sort: jobSorts.find((one) => one === sort) ?? blankJobQuery.sort,
  }
}

/** The query string, without the question mark and without defaults. */
export function writeJobQuery({ words, location, type, sort }: JobQuery): string {
  const params = new URLSearchParams()
  if (words.trim() !== '') params.set('q', words.trim())
  if (location.trim() !== '') params.set('location', location.trim())
  if (type !== null) params.set('type', typeKey(type))
  if (sort !== blankJobQuery.sort) params.set('sort', sort)
  return params.toString()
}

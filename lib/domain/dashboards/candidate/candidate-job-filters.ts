import {
  blankCandidateJobFilters,
  candidateJobTabs,
  type CandidateJobFilters,
} from '@/lib/domain/dashboards/candidate/load-candidate'
import { chosenOf, givenText, pathWithQuery, type AddressQuery } from '@/lib/domain/queries/address-query'

export const candidateJobSorts = ['nearest', 'closing', 'newest'] as const
export const candidateMiles = [1, 5, 10, 20, 50] as const

/**
 * Reads the query of a candidate's jobs page: tab, miles, dbs, asks, exclusions and sort. Unknown values count as not
 * given.
 */
export function readCandidateJobFilters(query: AddressQuery): CandidateJobFilters {
  const miles = givenText(query.miles)
  return {
    tab: chosenOf(candidateJobTabs, query.tab, blankCandidateJobFilters.tab),
    miles: candidateMiles.find((choice) => String(choice) === miles) ?? null,
    withoutDbs: givenText(query.dbs) === 'none',
    neverAsks: givenText(query.asks) === 'never',
    withoutMyExclusions: givenText(query.exclusions) === 'off',
    sort: chosenOf(candidateJobSorts, query.sort, blankCandidateJobFilters.sort),
  }
}

/** The same filters as a URL, leaving out defaults. */
export const writeCandidateJobFilters = <Path extends string>(path: Path, filters: CandidateJobFilters) =>
  pathWithQuery(path, {
    tab: filters.tab === blankCandidateJobFilters.tab ? null : filters.tab,
    miles: filters.miles === null ? null : String(filters.miles),
    dbs: filters.withoutDbs ? 'none' : null,
    asks: filters.neverAsks ? 'never' : null,
    exclusions: filters.withoutMyExclusions ? 'off' : null,
    sort: filters.sort === blankCandidateJobFilters.sort ? null : filters.sort,
  })

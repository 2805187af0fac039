import { milesChoices } from '@/lib/domain/job-board/board-query'
import { chosenOf, givenText, type AddressQuery } from '@/lib/domain/queries/address-query'

export const personJobLists = ['suited', 'saved', 'hidden'] as const
export type PersonJobTab = (typeof personJobLists)[number]
export const personJobSorts = ['newest', 'nearest'] as const

export type PersonJobQuery = {
  list: PersonJobTab
  /** The furthest distance; null for any. */
  miles: number | null
  sort: (typeof personJobSorts)[number]
  /** From 0. */
  page: number
}

export const noFilters = { miles: null, sort: 'newest' } as const satisfies Partial<PersonJobQuery>

const lastPage = 99

/** Reads the query of a person's jobs: list, miles, sort and page. Unknown values count as not given. */
export function readPersonJobQuery({ list, miles, sort, page }: AddressQuery): PersonJobQuery {
  return {
    list: chosenOf(personJobLists, list, 'suited'),
    miles: milesChoices.find((choice) => String(choice) === givenText(miles)) ?? noFilters.miles,
    sort: chosenOf(personJobSorts, sort, noFilters.sort),
    page: Math.min(Number(/^\d{1,2}$/.exec(givenText(page))?.[0] ?? 0), lastPage),
  }
}

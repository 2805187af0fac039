import {
  centreOf,
  eachFilter,
  milesChoices,
  type BoardFilter,
  type BoardQuery,
} from '@/lib/domain/job-board/board-query'

/** A search that asks for less: the same around a place, or without one part of it. */
export type WiderSearch = { query: BoardQuery } & ({ near: string } | { without: BoardFilter })

const farthest = milesChoices[milesChoices.length - 1] ?? 0

/**
 * What somebody whose search found nothing can search for instead, what keeps most of it first.
 * @param meant the town that was probably meant, where what was typed is none; null for none
 */
export function widerSearches(query: BoardQuery, meant: string | null): WiderSearch[] {
  const further: WiderSearch[] = []
  const near = meant ?? centreOf(query)?.name
  if (near !== undefined && (meant !== null || query.miles < farthest)) {
    const location = meant ?? query.location
    further.push({ near, query: { ...query, location, miles: farthest, sort: 'nearest', page: 1 } })
  }
  return [...further, ...eachFilter(query).map(({ name, without }) => ({ without: name, query: without }))]
}

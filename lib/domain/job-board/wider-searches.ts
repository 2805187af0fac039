import { eachFilter, milesChoices, type BoardQuery } from '@/lib/domain/job-board/board-query'
import type { PlaceSuggestions } from '@/lib/domain/job-board/place-help'

/** A search that asks for less: the same around a place, or without one part of it. */
export type WiderSearch = { query: BoardQuery } & ({ near: string } | { leftOut: BoardQuery })

const farthest = milesChoices[milesChoices.length - 1] ?? 0

/** What somebody whose search found nothing can search for instead, what keeps most of it first. */
export function widerSearches(query: BoardQuery, around: PlaceSuggestions['around']): WiderSearch[] {
  const further: WiderSearch[] = []
  if (around) {
    const { town, district, miles } = around
    further.push({ near: town, query: { ...query, location: '', district, miles, sort: 'nearest', page: 1 } })
  } else if (query.district !== '' && query.miles < farthest) {
    further.push({ near: query.district, query: { ...query, miles: farthest, sort: 'nearest', page: 1 } })
  }
  return [...further, ...eachFilter(query).map(({ only, without }) => ({ leftOut: only, query: without }))]
}

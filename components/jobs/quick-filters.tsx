import type { Route } from 'next'

import { resultsId } from '@/components/jobs/results-id'
import { PageLink } from '@/components/ui/page-link'
import { liveBoardWords as words } from '@/lib/content/job-board/live-board'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'

type Props = {
  query: BoardQuery
  /** The URL of a search. */
  hrefOf: (query: BoardQuery) => Route
}

/** What people with a conviction ask for most, each one tap away. Once chosen, each stands with the rest of the search. */
export function QuickFilters({ query, hrefOf }: Props) {
  const filters = [
    { label: words.quickFilters.asked, isOn: query.asked === 'never', on: { asked: 'never' } },
    { label: words.quickFilters.check, isOn: query.check === 'none', on: { check: 'none' } },
  ] as const
  const left = filters.filter(({ isOn }) => !isOn)
  if (left.length === 0) return null
  return (
    <div className="job-quick not-on-paper" role="group" aria-labelledby="quick-filters">
      <span id="quick-filters">{words.quick}</span>
      {left.map(({ label, on }) => (
        <PageLink
          key={label}
          href={`${hrefOf({ ...query, ...on, page: 1 })}#${resultsId}` as Route}
          className="job-quick-filter"
        >
          {label}
        </PageLink>
      ))}
    </div>
  )
}

import type { Route } from 'next'

import { resultsId } from '@/components/jobs/results-id'
import { PageLink } from '@/components/ui/page-link'
import { jobBoardWords } from '@/lib/content/job-board/board'
import { searchText } from '@/lib/content/job-board/job-alerts'
import { liveBoardWords as words } from '@/lib/content/job-board/live-board'
import { eachFilter, type BoardQuery } from '@/lib/domain/job-board/board-query'

type Props = {
  query: BoardQuery
  /** The URL of a search. */
  hrefOf: (query: BoardQuery) => Route
  /** Whether nothing was found, which has a button of its own that removes all. @default false */
  isNone?: boolean
}

/** What was searched for, each part with a link that removes it, and one that removes all. */
export function ChosenFilters({ query, hrefOf, isNone = false }: Props) {
  const filters = eachFilter(query)
  if (filters.length === 0) return null
  return (
    <div className="job-quick not-on-paper" role="group" aria-labelledby="chosen-filters">
      <span id="chosen-filters">{words.chosen}</span>
      {filters.map(({ only, without }) => {
        const text = searchText(only)
        return (
          <PageLink
            key={text}
            href={`${hrefOf(without)}#${resultsId}` as Route}
            className="job-quick-filter"
            data-chosen
          >
            <span className="visually-hidden">{words.remove} </span>
            {text.slice(0, 1).toLocaleUpperCase('en-GB') + text.slice(1)}
          </PageLink>
        )
      })}
      {filters.length > 1 && !isNone ? (
        <PageLink href="/jobs" className="text-link">
          {jobBoardWords.clear}
        </PageLink>
      ) : null}
    </div>
  )
}

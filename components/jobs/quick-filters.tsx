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

/** What people with a conviction ask for most, each switched on and off by one tap. */
export function QuickFilters({ query, hrefOf }: Props) {
  const filters = [
    { label: words.quickFilters.asked, isOn: query.asked === 'never', on: { asked: 'never' }, off: { asked: null } },
    { label: words.quickFilters.check, isOn: query.check === 'none', on: { check: 'none' }, off: { check: null } },
  ] as const
  return (
    <div className="job-quick not-on-paper" role="group" aria-labelledby="quick-filters">
      <span id="quick-filters">{words.quick}</span>
      {filters.map(({ label, isOn, on, off }) => (
        <PageLink
          key={label}
          href={`${hrefOf({ ...query, ...(isOn ? off : on), page: 1 })}#${resultsId}` as Route}
          className="job-quick-filter"
          data-on={isOn || undefined}
        >
          {label}
          {isOn ? <span className="visually-hidden">. {words.quickOff}</span> : null}
        </PageLink>
      ))}
    </div>
  )
}

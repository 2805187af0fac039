import type { Route } from 'next'

import { resultsId } from '@/components/jobs/results-id'
import { PageLink } from '@/components/ui/page-link'
import { liveBoardWords as words } from '@/lib/content/job-board/live-board'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import type { WiderSearch } from '@/lib/domain/job-board/wider-searches'

type Props = {
  searches: readonly (WiderSearch & { total: number })[]
  /** The URL of a search. */
  hrefOf: (query: BoardQuery) => Route
}

const labelOf = (search: WiderSearch): string =>
  'near' in search ? words.around(search.near, search.query.miles) : words.withoutPart[search.without]

/** Which searches that ask for less find something, and how many jobs each finds. */
export function WiderSearches({ searches, hrefOf }: Props) {
  if (searches.length === 0) return <p>{words.noneWithout}</p>
  return (
    <>
      <p>{words.wouldFind}</p>
      <ul className="bullet-list">
        {searches.map((search) => (
          <li key={labelOf(search)}>
            <PageLink href={`${hrefOf(search.query)}#${resultsId}` as Route}>{labelOf(search)}</PageLink>
            {` (${words.jobsCount(search.total).replace(' ', '\u00a0')})`}
          </li>
        ))}
      </ul>
    </>
  )
}

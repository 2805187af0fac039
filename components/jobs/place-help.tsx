import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { liveBoardWords as words } from '@/lib/content/job-board/live-board'
import type { BoardQuery } from '@/lib/domain/job-board/board-query'
import type { PlaceSuggestions as Help } from '@/lib/domain/job-board/place-help'

type Props = {
  help: Help
  query: BoardQuery
  /** The URL of a search. */
  hrefOf: (query: BoardQuery) => Route
}

/** A town that was probably meant, or the jobs around one that has none. */
export function PlaceHelp({ help: { meant, around }, query, hrefOf }: Props) {
  const slip = meant && words.didYouMean(query.location.trim(), meant)
  return (
    <>
      {slip ? (
        <p className="notice">
          {slip.before}{' '}
          <PageLink href={hrefOf({ ...query, location: slip.town, page: 1 })} className="text-link">
            {slip.town}
          </PageLink>
          {slip.after}
        </p>
      ) : null}
      {around ? (
        <p>
          <PageLink
            href={hrefOf({
              ...query,
              location: '',
              district: around.district,
              miles: around.miles,
              sort: 'nearest',
              page: 1,
            })}
            className="text-link"
          >
            {words.around(around.town, around.miles)}
          </PageLink>
        </p>
      ) : null}
    </>
  )
}

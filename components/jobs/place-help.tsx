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

/** A town that was probably meant, or that we do not know the place. */
export function PlaceHelp({ help: { meant, isUnknown }, query, hrefOf }: Props) {
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
      {isUnknown ? <p className="notice">{words.unknownPlace(query.location.trim())}</p> : null}
    </>
  )
}

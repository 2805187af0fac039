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
  /** Whether it stands where no job was found, which says so itself. */
  isNone: boolean
}

/** A town that was probably meant, or what to do about a place that we do not know. */
export function PlaceHelp({ help: { meant, isUnknown }, query, hrefOf, isNone }: Props) {
  const typed = query.location.trim()
  return (
    <>
      {meant ? (
        <p className={isNone ? undefined : 'notice'}>
          {isNone ? null : `${words.noJobsIn(typed)} `}
          {words.didYouMean} <PageLink href={hrefOf({ ...query, location: meant, page: 1 })}>{meant}</PageLink>?
        </p>
      ) : null}
      {isUnknown ? <p>{words.unknownPlaceHelp}</p> : null}
    </>
  )
}

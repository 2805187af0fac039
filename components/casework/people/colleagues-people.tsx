import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { peopleWords as words } from '@/lib/content/casework/people'
import { peoplePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'

/** Those whom a member's colleagues help, as far as a list has them. */
export type OfColleagues = {
  people: readonly { reference: string; name: string; worker: string | null }[]
  hasMore: boolean
}
type Props = OfColleagues & {
  portal: PeoplePortal
  text: { some: string; none: string }
  hrefOf: (reference: string) => string
  /** The same people in the list of people, page by page. */
  allHref: string
}

/** People whom others help, for a member who sees everybody and helps nobody: each file is opened with a reason. */
export function ColleaguesPeople({ portal, text, people, hasMore, hrefOf, allHref }: Props) {
  if (people.length === 0) {
    return <EmptyState text={text.none} link={{ label: words.seeEverybody, href: peoplePath(portal) as Route }} />
  }
  return (
    <>
      <p>{text.some}</p>
      <ul className="plain-list dash-lines">
        {people.map(({ reference, name, worker }) => (
          <li key={reference}>
            <PageLink href={hrefOf(reference) as Route}>
              <Typed>{name}</Typed>
            </PageLink>{' '}
            {worker === null ? null : (
              <span className="dash-aside">
                <Typed>{partnerPortalWords.firstHelped(worker)}</Typed>
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p>
          <PageLink href={allHref as Route} className="text-link">
            {words.seeAll}
          </PageLink>
        </p>
      ) : null}
    </>
  )
}

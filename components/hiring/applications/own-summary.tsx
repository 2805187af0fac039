import type { Route } from 'next'

import { Badge } from '@/components/work/badge'
import { EmptyState } from '@/components/work/empty-state'
import { Typed } from '@/components/work/typed'
import { canChooseTime, nextOf, type OwnRow } from '@/components/hiring/applications/own-list'
import { candidatePortal, type CandidatePlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { applicationMessagesWords } from '@/lib/content/hiring/messages'
import { newsOf, ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'

const mostShown = 5

type Props = {
  /** What is open, and jobs that were lately accepted; null when they could not be read. */
  news: readonly OwnRow[] | null
  /** @default the portal */
  place?: CandidatePlace
}

/** On the portal's first page: what employers have done, and what comes next. */
export function OwnSummary({ news, place = candidatePortal }: Props) {
  const path = `${place.path}/applications` as Route
  if (news === null) return <p className="notice">{words.unavailable}</p>
  return (
    <section aria-labelledby="applications">
      <h2 id="applications">{words.title}</h2>
      {news.length === 0 ? (
        <EmptyState text={words.openNone} link={{ label: words.find, href: '/jobs' }} />
      ) : (
        <ul className="plain-list portal-news">
          {news.slice(0, mostShown).map((row) => (
            <li key={row.id} className="card dash-card">
              <h3>
                <PageLink href={`${path}/${row.reference}` as Route}>
                  <Typed>{newsOf({ ...row, canChooseTime: canChooseTime(row) })}</Typed>
                </PageLink>
              </h3>
              <p>
                <Typed>{row.jobTitle}</Typed>. {nextOf(row)}.{' '}
                {row.unread > 0 ? <Badge tone="wait">{applicationMessagesWords.unread(row.unread)}</Badge> : null}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <PageLink href={path} className="portal-link">
          {words.see}
        </PageLink>
      </p>
    </section>
  )
}

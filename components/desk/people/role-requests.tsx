import { EmptyState } from '@/components/work/empty-state'
import { RoleRequestCard } from '@/components/desk/people/role-request-card'
import type { KeptForm } from '@/components/work/posted-form'
import { PageLink } from '@/components/ui/page-link'
import { deskPeopleWords as words } from '@/lib/content/desk/desk-people-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Request = Parameters<typeof RoleRequestCard>[0]['request']
type Props = {
  open: number
  requests: readonly Request[]
  hasMore: boolean
  isFirstPage: boolean
  today: PlainDate
  kept: KeptForm | null
}

const path = '/dashboard/team/people'

/** The portal requests that are waiting, 50 at a time. */
export function RoleRequests({ open, requests, hasMore, isFirstPage, today, kept }: Props) {
  const last = requests.at(-1)
  return (
    <section className="dash-section" aria-labelledby="requests">
      <h2 id="requests">{words.requests(open)}</h2>
      {requests.length === 0 ? (
        <EmptyState text={words.noRequests} />
      ) : (
        <>
          <p>{words.requestsHint}</p>
          <ul className="plain-list dash-cards">
            {requests.map((request) => (
              <RoleRequestCard
                key={request.id}
                request={request}
                today={today}
                kept={kept?.values.request === request.id ? kept : null}
              />
            ))}
          </ul>
        </>
      )}
      {isFirstPage && !hasMore ? null : (
        <nav aria-label={words.pages} className="button-row">
          {isFirstPage ? null : (
            <PageLink href={path} className="text-link">
              {words.first}
            </PageLink>
          )}
          {hasMore && last ? (
            <PageLink href={pathWithQuery(path, { after: last.id })} className="text-link" rel="next">
              {words.next}
            </PageLink>
          ) : null}
        </nav>
      )}
    </section>
  )
}

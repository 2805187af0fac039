import { EmptyState } from '@/components/work/empty-state'
import { RoleRequestCard } from '@/components/desk/people/role-request-card'
import type { KeptForm } from '@/components/work/posted-form'
import { ListPages } from '@/components/ui/list-pages'
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
      <ListPages
        label={words.pages}
        back={isFirstPage ? null : { label: words.first, href: path }}
        next={hasMore && last ? { label: words.next, href: pathWithQuery(path, { after: last.id }) } : null}
      />
    </section>
  )
}

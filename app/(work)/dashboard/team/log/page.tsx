import { privatePageMetadata } from '@/app/page-metadata'
import { ListSection } from '@/components/work/list-section'
import { LogFilters } from '@/components/desk/log/log-filters'
import { LogTable } from '@/components/desk/log/log-table'
import { PageLink } from '@/components/ui/page-link'
import { logWords as words } from '@/lib/content/desk/log'
import { logQueryFrom, logValuesOf } from '@/lib/domain/desk/log-query'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { loadLog } from '@/lib/server/desk/audit-log'
import { loadTeamMembers } from '@/lib/server/desk/members'
import { requireMember } from '@/lib/server/desk/require-member'

export const metadata = privatePageMetadata(words.title)

const path = '/dashboard/team/log'

export default async function DeskLogRoute({ searchParams }: PageProps<'/dashboard/team/log'>) {
  const member = await requireMember()
  const query = logQueryFrom(await searchParams)
  const [page, members] = await Promise.all([loadLog(member.id, query), loadTeamMembers(member.id)])
  const chosen = page?.lines.find(({ actorId }) => actorId !== null && actorId === query.who)
  const last = page?.lines.at(-1)
  return (
    <>
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      {page && members ? (
        <>
          <LogFilters
            query={query}
            members={members}
            former={chosen ? { id: chosen.actorId ?? '', actor: chosen.actor } : null}
          />
          <ListSection heading={words.heading} isEmpty={page.lines.length === 0} empty={{ text: words.empty }}>
            <LogTable lines={page.lines} />
          </ListSection>
          {query.before !== null || page.hasMore ? (
            <nav aria-label={words.pages} className="button-row not-on-paper">
              {query.before === null ? null : (
                <PageLink href={pathWithQuery(path, logValuesOf({ ...query, before: null }))} className="text-link">
                  {words.newest}
                </PageLink>
              )}
              {page.hasMore && last ? (
                <PageLink
                  href={pathWithQuery(path, logValuesOf({ ...query, before: last.id }))}
                  className="text-link"
                  rel="next"
                >
                  {words.older}
                </PageLink>
              ) : null}
            </nav>
          ) : null}
        </>
      ) : (
        <p className="notice" role="alert">
          {words.unavailable}
        </p>
      )}
    </>
  )
}

import type { Route } from 'next'

import { ImportPeople } from '@/components/casework/people/import-people'
import { PageLink } from '@/components/ui/page-link'
import { membersPath, peoplePath, type LivePortal } from '@/lib/domain/casework/people-portal'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { fileWords, importScreen, peopleWords as words } from '@/lib/content/casework/people'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadCaseworkRights, ownPartnerName } from '@/lib/server/casework/people'

type Props = { portal: LivePortal; searchParams: Promise<AddressQuery> }

/** Adding the people of a spreadsheet. */
export async function ImportPeopleRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const [kept, screen, organisation] = await Promise.all([
    keptInput(search.again),
    loadCaseworkRights(),
    ownPartnerName(),
  ])
  return (
    <>
      <p>
        <PageLink href={peoplePath(portal) as Route} className="text-link">
          {fileWords.back}
        </PageLink>
      </p>
      <DetailHeading heading={importScreen.title} shows={importScreen.lead} />
      {screen === null ? (
        <EmptyState text={words.noRight} link={{ label: words.whoManages, href: membersPath(portal) as Route }} />
      ) : (
        <ImportPeople portal={portal} organisation={organisation} kept={kept} today={londonDay(new Date())} />
      )}
    </>
  )
}

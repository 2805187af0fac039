import type { Route } from 'next'
import { notFound } from 'next/navigation'

import { NewPerson } from '@/components/casework/people/new-person'
import { workerOptions } from '@/components/casework/people/people-list'
import { PeopleScreen } from '@/components/casework/people/people-screen'
import { PersonScreen } from '@/components/casework/people/person-screen'
import { membersPath, type LivePortal } from '@/lib/domain/casework/people-portal'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { newPersonWords, peopleWords as words } from '@/lib/content/casework/people'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import { givenText, type AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadCaseworkRights, loadNamesakes, loadPeople, loadPerson, ownPartnerName } from '@/lib/server/casework/people'
import { serverEnv } from '@/lib/server/env'

type Search = Promise<AddressQuery>
type Props = { portal: LivePortal; searchParams: Search }

/** The list of people in either portal. */
export async function PeopleRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const query = caseloadQueryOf(search)
  const [kept, screen] = await Promise.all([keptInput(search.again), loadPeople(query)])
  return <PeopleScreen portal={portal} query={query} screen={screen} done={search.done} kept={kept} />
}

/** Adding one person. */
export async function NewPersonRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const [kept, screen, organisation] = await Promise.all([
    keptInput(search.again),
    loadCaseworkRights(),
    ownPartnerName(),
  ])
  const isAsked = kept?.values.form === 'person-add' && kept.field === 'is_somebody_else'
  const namesakes = isAsked ? await loadNamesakes(kept.values.name ?? '') : []
  if (screen === null) {
    return (
      <>
        <DetailHeading heading={newPersonWords.title} />
        <EmptyState text={words.noRight} link={{ label: words.whoManages, href: membersPath(portal) as Route }} />
      </>
    )
  }
  const workers = screen.rights.seeAll
    ? [{ value: '', label: words.nobody }, ...workerOptions(screen.workers, false)]
    : undefined
  return <NewPerson portal={portal} organisation={organisation} workers={workers} namesakes={namesakes} kept={kept} />
}

type FileProps = Props & { params: Promise<{ reference: string }> }

/** One file, or the question why it is opened. */
export async function PersonRoute({ portal, params, searchParams }: FileProps) {
  await requireAccess(portal)
  const [{ reference }, search] = await Promise.all([params, searchParams])
  if (!isPersonReference(reference)) notFound()
  const [kept, seen] = await Promise.all([keptInput(search.again), loadPerson(reference)])
  if (seen.outcome === 'missing') notFound()
  return (
    <PersonScreen
      portal={portal}
      seen={seen}
      done={search.done}
      kept={kept}
      today={londonDay(new Date())}
      codeAt={new URL('/account/support', serverEnv.SITE_URL).href}
      show={search.show}
      leadsTo={givenText(search.for)}
    />
  )
}

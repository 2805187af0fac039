import { notFound } from 'next/navigation'

import { NewPerson } from '@/components/casework/people/new-person'
import { PeopleList, workerOptions } from '@/components/casework/people/people-list'
import { PersonFile } from '@/components/casework/people/person-file'
import type { PeoplePortal } from '@/components/casework/people/portal-of-people'
import { WhyOpen } from '@/components/casework/people/why-open'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ProblemNotice } from '@/components/work/problem-notice'
import { peopleDone, peopleWords as words } from '@/lib/content/casework/people'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadPeople, loadPerson, ownPartnerName } from '@/lib/server/casework/people'

type Search = Promise<AddressQuery>
type Props = { portal: PeoplePortal; searchParams: Search }

/** Finds nobody: for a screen that needs only what the member may do. */
export const nobody = caseloadQueryOf({ find: '\u0000', state: 'ready' })

/** The list of people in either portal. */
export async function PeopleRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const query = caseloadQueryOf(search)
  const [kept, screen] = await Promise.all([keptInput(search.again), loadPeople(query)])
  return (
    <>
      <DoneNotice words={peopleDone} done={search.done} />
      <ProblemNotice kept={kept} forms={['person-open', 'person-change', 'restriction-add', 'restriction-end']} />
      <DetailHeading heading={words.title} shows={screen?.rights.seeAll ? words.lead : words.own} />
      {screen === null ? (
        <EmptyState text={words.noRight} />
      ) : (
        <PeopleList portal={portal} query={query} kept={kept} {...screen} />
      )}
    </>
  )
}

/** Adding one person. */
export async function NewPersonRoute({ portal, searchParams }: Props) {
  await requireAccess(portal)
  const search = await searchParams
  const [kept, screen, organisation] = await Promise.all([
    keptInput(search.again),
    loadPeople(nobody),
    ownPartnerName(),
  ])
  if (screen === null) return <EmptyState text={words.noRight} />
  const workers = screen.rights.seeAll
    ? [{ value: '', label: words.nobody }, ...workerOptions(screen.workers, false)]
    : undefined
  return <NewPerson portal={portal} organisation={organisation} workers={workers} kept={kept} />
}

type FileProps = Props & { params: Promise<{ reference: string }> }

/** One file, or the question why it is opened. */
export async function PersonRoute({ portal, params, searchParams }: FileProps) {
  await requireAccess(portal)
  const [{ reference }, search] = await Promise.all([params, searchParams])
  if (!isPersonReference(reference)) notFound()
  const [kept, seen] = await Promise.all([keptInput(search.again), loadPerson(reference)])
  if (seen.outcome === 'missing') notFound()
  if (seen.outcome === 'why') return <WhyOpen portal={portal} reference={seen.reference} name={seen.name} kept={kept} />
  return (
    <>
      <DoneNotice words={peopleDone} done={search.done} />
      {/* A code that was made comes back the same way, without a problem. */}
      <ProblemNotice
        kept={kept?.message === '' ? null : kept}
        forms={['restriction-end', 'person-code-paper', 'person-open']}
      />
      <PersonFile
        portal={portal}
        file={seen.file}
        shared={seen.shared}
        isOwn={seen.is_own}
        hasConsent={seen.has_consent}
        mayGiveToNobody={seen.membership.seeAll}
        workers={seen.workers}
        invitation={seen.invitation}
        kept={kept}
        today={londonDay(new Date())}
      />
    </>
  )
}

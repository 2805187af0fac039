import { EverybodysApplications } from '@/components/casework/jobs/everybodys-applications'
import { DetailHeading } from '@/components/work/detail-heading'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import { caseloadQueryOf } from '@/lib/domain/casework/caseload-query'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadPeople } from '@/lib/server/casework/people'
import { loadSharedApplications } from '@/lib/server/casework/work-search'

/** The applications of everybody whom a member of either portal helps, as far as they share them. */
export async function SharedApplicationsRoute({ portal }: { portal: LivePortal }) {
  const { id } = await requireAccess(portal)
  const people = await loadSharedApplications(londonDay(new Date()))
  const own = people.length === 0 ? await loadPeople(caseloadQueryOf({ worker: id })) : null
  const helpsNobody = own !== null && own.rights.seeAll && own.people.length === 0
  const ofColleagues = helpsNobody ? await loadPeople(caseloadQueryOf({ shares: 'on' })) : null
  return (
    <>
      <DetailHeading heading={words.applicationsOfPeople} shows={words.applicationsLead} />
      <EverybodysApplications portal={portal} people={people} ofColleagues={ofColleagues} />
    </>
  )
}

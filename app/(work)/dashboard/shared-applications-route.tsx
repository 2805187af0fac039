import { EverybodysApplications } from '@/components/casework/jobs/everybodys-applications'
import { DetailHeading } from '@/components/work/detail-heading'
import { workSearchWords as words } from '@/lib/content/casework/work-search'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { londonDay } from '@/lib/domain/dates/london-time'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadSharedApplications } from '@/lib/server/casework/work-search'

/** The applications of everybody whom a member of either portal helps, as far as they share them. */
export async function SharedApplicationsRoute({ portal }: { portal: LivePortal }) {
  await requireAccess(portal)
  return (
    <>
      <DetailHeading heading={words.applicationsOfPeople} shows={words.applicationsLead} />
      <EverybodysApplications portal={portal} people={await loadSharedApplications(londonDay(new Date()))} />
    </>
  )
}

import { unopenedFile } from '@/app/(work)/dashboard/unopened-file'
import { WorkSearchScreen } from '@/components/casework/jobs/work-search-screen'
import { DoneNotice } from '@/components/work/done-notice'
import { ProblemNotice } from '@/components/work/problem-notice'
import { peopleDone } from '@/lib/content/casework/people'
import { workSearchDone } from '@/lib/content/casework/work-search'
import type { LivePortal } from '@/lib/domain/casework/people-portal'
import { isPersonReference } from '@/lib/domain/casework/supported-person'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { AddressQuery } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadJobsWith, loadWorkSearch } from '@/lib/server/casework/work-search'

type Props = { portal: LivePortal; params: Promise<{ reference: string }>; searchParams: Promise<AddressQuery> }

/** Jobs for one person, and their applications, in either portal. */
export async function WorkSearchRoute({ portal, params, searchParams }: Props) {
  await requireAccess(portal)
  const [{ reference }, search] = await Promise.all([params, searchParams])
  const today = londonDay(new Date())
  const [file, kept] = await Promise.all([
    isPersonReference(reference) ? loadWorkSearch(reference, today) : null,
    keptInput(search.again),
  ])
  if (!file) return unopenedFile(portal, reference, 'jobs')
  const { search: wanted, jobs } = await loadJobsWith(file, search, today)
  return (
    <WorkSearchScreen
      {...{ portal, reference, file, jobs, kept }}
      search={wanted}
      notices={
        <>
          <DoneNotice words={{ ...workSearchDone, opened: peopleDone.opened }} done={search.done} />
          <ProblemNotice kept={kept} forms={['job-take-back', ...(kept?.field ? [] : ['job-suggest'])]} />
        </>
      }
    />
  )
}

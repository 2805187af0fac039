import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CaseloadDemo } from '@/components/demonstration/visits/caseworker/caseload-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import {
  caseloadFocuses,
  caseloadSorts,
  caseloadTabs,
  releaseWindows,
  type CaseloadFilters,
} from '@/lib/domain/dashboards/caseworker/load-caseworker'
import { workStatuses } from '@/lib/domain/dashboards/service-state'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

export const metadata = pageMetadata('/dashboard/caseworker/caseload')

type Props = PageProps<'/dashboard/caseworker/caseload'>

export default async function CaseloadPage({ searchParams }: Props) {
  const { tab, search, status, release, focus, sort } = await searchParams
  const filters: CaseloadFilters = {
    tab: chosenOf(caseloadTabs, tab, 'mine'),
    search: givenText(search),
    status: chosenOf(workStatuses, status, null),
    release: chosenOf(releaseWindows, release, 'all'),
    focus: chosenOf(caseloadFocuses, focus, null),
    sort: chosenOf(caseloadSorts, sort, 'urgency'),
  }
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/caseload" />
      <CaseloadDemo day={await requestDay()} query={filters} empty={screens['/dashboard/caseworker/caseload'].empty} />
    </>
  )
}

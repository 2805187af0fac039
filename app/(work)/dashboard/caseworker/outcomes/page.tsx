import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CaseOutcomesDemo } from '@/components/demonstration/visits/caseworker/case-outcomes-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { periods } from '@/lib/domain/social-value/measures'

export const metadata = pageMetadata('/dashboard/caseworker/outcomes')

type Props = PageProps<'/dashboard/caseworker/outcomes'>

export default async function CaseworkerOutcomesPage({ searchParams }: Props) {
  const { period, worker } = await searchParams
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/outcomes" />
      <CaseOutcomesDemo
        day={await requestDay()}
        query={{ period: chosenOf(periods, period, 'all'), workerId: givenText(worker) || null }}
        empty={screens['/dashboard/caseworker/outcomes'].empty}
      />
    </>
  )
}

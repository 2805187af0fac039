import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerJobsDemo } from '@/components/demonstration/visits/employer/employer-jobs-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { employerJobTabs } from '@/lib/domain/dashboards/employer/load-employer'
import { chosenOf } from '@/lib/domain/queries/address-query'

export const metadata = pageMetadata('/dashboard/employer/jobs')

type Props = PageProps<'/dashboard/employer/jobs'>

export default async function EmployerJobsPage({ searchParams }: Props) {
  const { status } = await searchParams
  return (
    <>
      <ScreenHeading path="/dashboard/employer/jobs" />
      <EmployerJobsDemo
        day={await requestDay()}
        query={{ tab: chosenOf(employerJobTabs, status, 'all') }}
        empty={screens['/dashboard/employer/jobs'].empty}
      />
    </>
  )
}

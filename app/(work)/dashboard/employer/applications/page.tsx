import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerApplicantsDemo } from '@/components/demonstration/visits/employer/employer-applicants-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { applicantTabs } from '@/lib/domain/applications/applicant-tabs'
import { applicantFocuses } from '@/lib/domain/dashboards/employer/load-employer'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'

export const metadata = pageMetadata('/dashboard/employer/applications')

type Props = PageProps<'/dashboard/employer/applications'>

export default async function EmployerApplicationsPage({ searchParams }: Props) {
  const { tab, job, focus } = await searchParams
  return (
    <>
      <ScreenHeading path="/dashboard/employer/applications" />
      <EmployerApplicantsDemo
        day={await requestDay()}
        query={{
          tab: chosenOf(applicantTabs, tab, 'new'),
          jobId: givenText(job) || null,
          focus: chosenOf(applicantFocuses, focus, null),
        }}
        empty={screens['/dashboard/employer/applications'].empty}
      />
    </>
  )
}

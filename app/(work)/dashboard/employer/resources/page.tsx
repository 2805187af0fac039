import '@/app/styles/dashboard-employer.css'

import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerGuidesDemo } from '@/components/demonstration/visits/employer/employer-guides-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { employerGuides } from '@/lib/content/demonstration/employer-guides'

export const metadata = pageMetadata('/dashboard/employer/resources')

export default async function EmployerResourcesPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/employer/resources" />
      <EmployerGuidesDemo day={await requestDay()} lists={employerGuides} />
    </>
  )
}

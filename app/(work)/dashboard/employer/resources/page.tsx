import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerGuidesDemo } from '@/components/dashboard/demo/employer/employer-guides-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { employerGuides } from '@/lib/content/dashboards/employer-guides'

export const metadata = pageMetadata('/dashboard/employer/resources')

export default async function EmployerResourcesPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/employer/resources" />
      <EmployerGuidesDemo day={await requestDay()} lists={employerGuides} />
    </>
  )
}

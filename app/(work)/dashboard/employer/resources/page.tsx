import { demoDay } from '@/app/(work)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerGuidesDemo } from '@/components/dashboard/demo/employer/employer-guides-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { employerGuides } from '@/lib/content/dashboards/employer-guides'

export const metadata = pageMetadata('/dashboard/employer/resources')

export default async function EmployerResourcesPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/employer/resources" />
      <EmployerGuidesDemo day={await demoDay()} lists={employerGuides} />
    </>
  )
}

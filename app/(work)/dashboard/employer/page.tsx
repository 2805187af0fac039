import { demoDay } from '@/app/(work)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerHomeDemo } from '@/components/dashboard/demo/employer/employer-home-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

export const metadata = pageMetadata('/dashboard/employer')

export default async function EmployerPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/employer" />
      <EmployerHomeDemo day={await demoDay()} empty={screens['/dashboard/employer'].empty} />
    </>
  )
}

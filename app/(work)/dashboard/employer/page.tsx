import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerHomeDemo } from '@/components/dashboard/demo/employer/employer-home-demo'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

export const metadata = pageMetadata('/dashboard/employer')

export default async function EmployerPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/employer" />
      <EmployerHomeDemo day={await requestDay()} empty={screens['/dashboard/employer'].empty} />
    </>
  )
}

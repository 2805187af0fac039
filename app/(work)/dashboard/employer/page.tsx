import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerHomeDemo } from '@/components/demonstration/visits/employer/employer-home-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
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

import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { EmployerSettingsDemo } from '@/components/demonstration/visits/employer/employer-settings-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

export const metadata = pageMetadata('/dashboard/employer/settings')

export default async function EmployerSettingsPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/employer/settings" />
      <EmployerSettingsDemo day={await requestDay()} empty={screens['/dashboard/employer/settings'].empty} />
    </>
  )
}

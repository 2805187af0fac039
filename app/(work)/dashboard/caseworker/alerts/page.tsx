import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { AlertsDemo } from '@/components/demonstration/visits/caseworker/alerts-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

export const metadata = pageMetadata('/dashboard/caseworker/alerts')

export default async function AlertsPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/alerts" />
      <AlertsDemo day={await requestDay()} empty={screens['/dashboard/caseworker/alerts'].empty} />
    </>
  )
}

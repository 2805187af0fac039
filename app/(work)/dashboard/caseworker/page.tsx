import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CaseHomeDemo } from '@/components/demonstration/visits/caseworker/case-home-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

export const metadata = pageMetadata('/dashboard/caseworker')

export default async function CaseworkerPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker" />
      <CaseHomeDemo day={await requestDay()} empty={screens['/dashboard/caseworker'].empty} />
    </>
  )
}

import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerHomeDemo } from '@/components/demonstration/visits/partner/partner-home-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/partner'

export const metadata = pageMetadata(path)

export default async function PartnerPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerHomeDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

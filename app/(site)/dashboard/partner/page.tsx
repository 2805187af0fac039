import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerHome } from '@/components/dashboard/partner/partner-home'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/partner'

export const metadata = pageMetadata(path)

export default async function PartnerPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerHome day={await demoDay()} empty={screens[path].empty} />
    </>
  )
}

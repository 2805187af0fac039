import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerSettings } from '@/components/dashboard/partner/partner-settings'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/partner/settings'

export const metadata = pageMetadata(path)

export default async function PartnerSettingsPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerSettings day={await demoDay()} empty={screens[path].empty} />
    </>
  )
}

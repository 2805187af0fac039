import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { PartnerSettingsDemo } from '@/components/demonstration/visits/partner/partner-settings-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'

const path = '/dashboard/partner/settings'

export const metadata = pageMetadata(path)

export default async function PartnerSettingsPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <PartnerSettingsDemo day={await requestDay()} />
    </>
  )
}

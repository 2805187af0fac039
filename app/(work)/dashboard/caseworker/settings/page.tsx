import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CaseSettingsDemo } from '@/components/demonstration/visits/caseworker/case-settings-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'

export const metadata = pageMetadata('/dashboard/caseworker/settings')

export default async function CaseworkerSettingsPage() {
  return (
    <>
      <ScreenHeading path="/dashboard/caseworker/settings" />
      <CaseSettingsDemo day={await requestDay()} />
    </>
  )
}

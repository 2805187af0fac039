import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateSettingsDemo } from '@/components/demonstration/visits/candidate/candidate-settings-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/settings'

export const metadata = pageMetadata(path)

export default async function CandidateSettingsPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateSettingsDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

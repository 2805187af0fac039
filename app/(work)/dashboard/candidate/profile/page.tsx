import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateProfileDemo } from '@/components/demonstration/visits/candidate/candidate-profile-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/profile'

export const metadata = pageMetadata(path)

export default async function CandidateProfilePage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateProfileDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

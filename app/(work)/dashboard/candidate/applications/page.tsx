import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateApplicationsDemo } from '@/components/demonstration/visits/candidate/candidate-applications-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/applications'

export const metadata = pageMetadata(path)

export default async function CandidateApplicationsPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateApplicationsDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateResourcesDemo } from '@/components/demonstration/visits/candidate/candidate-resources-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/resources'

export const metadata = pageMetadata(path)

export default async function CandidateResourcesPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateResourcesDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateResources } from '@/components/dashboard/candidate/candidate-resources'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/resources'

export const metadata = pageMetadata(path)

export default async function CandidateResourcesPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateResources day={await demoDay()} empty={screens[path].empty} />
    </>
  )
}

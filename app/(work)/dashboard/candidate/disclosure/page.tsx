import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateDisclosureDemo } from '@/components/demonstration/visits/candidate/candidate-disclosure-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/disclosure'

export const metadata = pageMetadata(path)

export default async function CandidateDisclosurePage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateDisclosureDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

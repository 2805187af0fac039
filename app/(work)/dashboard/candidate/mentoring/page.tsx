import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateMentoringDemo } from '@/components/demonstration/visits/candidate/candidate-mentoring-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'

const path = '/dashboard/candidate/mentoring'

export const metadata = pageMetadata(path)

export default async function CandidateMentoringPage() {
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateMentoringDemo day={await requestDay()} empty={screens[path].empty} />
    </>
  )
}

import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateWeekDemo } from '@/components/demonstration/visits/candidate/candidate-week-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'

export const metadata = pageMetadata('/dashboard/candidate')

export default async function CandidatePage() {
  return (
    <>
      <ScreenHeading path="/dashboard/candidate" />
      <CandidateWeekDemo day={await requestDay()} />
    </>
  )
}

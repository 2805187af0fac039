import { requestDay } from '@/app/request-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateJobsDemo } from '@/components/demonstration/visits/candidate/candidate-jobs-demo'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { readCandidateJobFilters } from '@/lib/domain/dashboards/candidate/candidate-job-filters'

const path = '/dashboard/candidate/jobs'

export const metadata = pageMetadata(path)

export default async function CandidateJobsPage({ searchParams }: PageProps<'/dashboard/candidate/jobs'>) {
  const filters = readCandidateJobFilters(await searchParams)
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateJobsDemo day={await requestDay()} query={filters} empty={screens[path].empty} />
    </>
  )
}

import { demoDay } from '@/app/(site)/dashboard/demo-day'
import { pageMetadata } from '@/app/page-metadata'
import { CandidateJobs } from '@/components/dashboard/candidate/candidate-jobs'
import { ScreenHeading } from '@/components/dashboard/screen-heading'
import { screens } from '@/lib/content/dashboards/screens'
import { readCandidateJobFilters } from '@/lib/domain/dashboards/candidate/candidate-job-filters'

const path = '/dashboard/candidate/jobs'

export const metadata = pageMetadata(path)

export default async function CandidateJobsPage({ searchParams }: PageProps<'/dashboard/candidate/jobs'>) {
  const filters = readCandidateJobFilters(await searchParams)
  return (
    <>
      <ScreenHeading path={path} />
      <CandidateJobs day={await demoDay()} filters={filters} empty={screens[path].empty} />
    </>
  )
}

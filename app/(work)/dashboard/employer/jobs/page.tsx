import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { JobsScreen } from '@/components/hiring/jobs/jobs-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { jobListQueryFrom } from '@/lib/domain/job-board/job-list-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { jobsInStory } from '@/lib/server/demonstration/jobs'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const metadata = pageMetadata('/dashboard/employer/jobs')

export default async function EmployerJobsPage({ searchParams }: PageProps<'/dashboard/employer/jobs'>) {
  const today = await requestDay()
  const search = await searchParams
  const query = jobListQueryFrom(search)
  return (
    <JobsScreen
      screen={jobsInStory(storyNow(), query.tab)}
      query={query}
      today={today}
      kept={await keptInput(search.again)}
      place={employerDemonstration}
    />
  )
}

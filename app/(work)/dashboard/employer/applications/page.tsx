import { applicantsMetadata } from '@/app/applicant-metadata'
import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ApplicantsScreen } from '@/components/hiring/applications/applicants-screen'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { applicantQueryFrom } from '@/lib/domain/applications/applicant-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { applicantsInStory } from '@/lib/server/demonstration/applicants'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'

export const generateMetadata = applicantsMetadata(pageMetadata('/dashboard/employer/applications'))

export default async function EmployerApplicationsPage({
  searchParams,
}: PageProps<'/dashboard/employer/applications'>) {
  await requestDay()
  const search = await searchParams
  const query = applicantQueryFrom(search)
  return (
    <ApplicantsScreen
      screen={applicantsInStory(storyNow(), query)}
      query={query}
      kept={await keptInput(search.again)}
      place={employerDemonstration}
    />
  )
}

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { OwnApplicationsScreen } from '@/components/hiring/applications/own-applications-screen'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { ownApplicationsInStory } from '@/lib/server/demonstration/own-applications'

export const metadata = pageMetadata('/dashboard/candidate/applications')

export default async function CandidateApplicationsPage({
  searchParams,
}: PageProps<'/dashboard/candidate/applications'>) {
  await requestDay()
  return (
    <OwnApplicationsScreen
      lists={ownApplicationsInStory(storyNow())}
      after={{ open: null, ended: null }}
      kept={await keptInput((await searchParams).again)}
      place={candidateDemonstration}
    />
  )
}

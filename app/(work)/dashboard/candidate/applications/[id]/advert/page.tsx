import '@/app/styles/job-card.css'
import '@/app/styles/jobs.css'

import { NotHere } from '@/app/not-here'
import { privatePageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { AppliedAdvertScreen } from '@/components/hiring/applications/applied-advert-screen'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { ownApplicationsWords as words } from '@/lib/content/hiring/own-applications'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { ownApplicationInStory } from '@/lib/server/demonstration/own-applications'

export const metadata = privatePageMetadata(words.advertTab)

export default async function CandidateAppliedAdvertPage({
  params,
}: PageProps<'/dashboard/candidate/applications/[id]/advert'>) {
  await requestDay()
  const { id } = await params
  const found = ownApplicationInStory(storyNow(), id)
  if (!found) return <NotHere />
  const { application, appliedFor } = found
  return (
    <AppliedAdvertScreen reference={id} job={application.job} appliedFor={appliedFor} place={candidateDemonstration} />
  )
}

import '@/app/styles/account.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { ScreenHeading } from '@/components/demonstration/screen-heading'
import { EmployerTasks } from '@/components/hiring/applications/employer-tasks'
import { JobsSummary } from '@/components/hiring/jobs/jobs-summary'
import { employerDemonstration } from '@/components/hiring/screen-place'
import { partnerPortalWords } from '@/lib/content/casework/organisation'
import { overviewInStory } from '@/lib/server/demonstration/applicants'
import { jobsInStory } from '@/lib/server/demonstration/jobs'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { viewerInStory } from '@/lib/server/demonstration/members'
import { organisationInStory } from '@/lib/server/demonstration/organisations'

export const metadata = pageMetadata('/dashboard/employer')

export default async function EmployerPage() {
  await requestDay()
  const story = storyNow()
  const { name } = viewerInStory(story, 'employer')
  return (
    <>
      <ScreenHeading
        path="/dashboard/employer"
        account={partnerPortalWords.hello(organisationInStory(story, 'employer'), name, '', true)}
      />
      <div className="portal-sections">
        <EmployerTasks waiting={overviewInStory(story)} place={employerDemonstration} />
        <JobsSummary counts={jobsInStory(story, 'live').jobCounts} mayPost place={employerDemonstration} />
      </div>
    </>
  )
}

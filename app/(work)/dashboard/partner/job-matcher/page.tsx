import '@/app/styles/job-card.css'

import { NotHere } from '@/app/not-here'
import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { WorkSearchScreen } from '@/components/casework/jobs/work-search-screen'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { jobsWithInStory, workSearchInStory } from '@/lib/server/demonstration/work-search'

export const metadata = pageMetadata('/dashboard/partner/job-matcher')

export default async function PartnerJobMatcherPage() {
  await requestDay()
  const story = storyNow()
  // With the person whose story all four sides tell; every other file has the same page.
  const file = workSearchInStory(story, 'partner', story.viewers.candidate.personId)
  if (!file) return <NotHere />
  return (
    <WorkSearchScreen
      portal="/dashboard/partner"
      reference={file.reference}
      file={file}
      kept={null}
      {...jobsWithInStory(file, {}, story)}
    />
  )
}

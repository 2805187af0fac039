import '@/app/styles/job-card.css'

import { pageMetadata } from '@/app/page-metadata'
import { requestDay } from '@/app/request-day'
import { SuggestedJobs } from '@/components/casework/jobs/suggested-jobs'
import { suggestionsInDemonstration } from '@/components/casework/jobs/suggestion-places'
import { PersonJobsScreen } from '@/components/hiring/person/person-jobs-screen'
import { candidateDemonstration } from '@/components/hiring/screen-place'
import { saysWants } from '@/lib/domain/candidates/profile'
import { readPersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { keptInput } from '@/lib/server/auth/kept-input'
import { storyNow } from '@/lib/server/demonstration/kept-in-story'
import { ownJobsInStory } from '@/lib/server/demonstration/own-jobs'
import { profileInStory } from '@/lib/server/demonstration/own-profile'
import { suggestionsInStory } from '@/lib/server/demonstration/work-search'

export const metadata = pageMetadata('/dashboard/candidate/jobs')

export default async function CandidateJobsPage({ searchParams }: PageProps<'/dashboard/candidate/jobs'>) {
  await requestDay()
  const search = await searchParams
  const query = readPersonJobQuery(search)
  const story = storyNow()
  const profile = profileInStory(story)
  const suggested = query.list === 'suited' ? suggestionsInStory(story) : []
  const found = ownJobsInStory(story, query)
  const suggestions = suggested.map((one) => ({
    ...one,
    miles: found.jobs.find(({ id }) => id === one.job_id)?.miles ?? null,
  }))
  // What was suggested stands above the list, and once.
  const jobs = found.jobs.filter(({ id }) => !suggestions.some((one) => one.job_id === id))
  return (
    <PersonJobsScreen
      query={{ ...query, page: 0 }}
      hasPlace={profile.district !== ''}
      hasWants={saysWants(profile.wants)}
      found={{ ...found, jobs }}
      kept={await keptInput(search.again)}
      place={candidateDemonstration}
    >
      <SuggestedJobs suggestions={suggestions} place={suggestionsInDemonstration} />
    </PersonJobsScreen>
  )
}

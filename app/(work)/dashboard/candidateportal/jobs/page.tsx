import '@/app/styles/job-card.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { SuggestedJobs } from '@/components/casework/jobs/suggested-jobs'
import { JobUndo } from '@/components/hiring/person/job-undo'
import { PersonJobsScreen } from '@/components/hiring/person/person-jobs-screen'
import { DoneNotice } from '@/components/work/done-notice'
import { suggestionDone } from '@/lib/content/casework/work-search'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { londonDay } from '@/lib/domain/dates/london-time'
import { saysWants } from '@/lib/domain/candidates/profile'
import { readPersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadSuggestions } from '@/lib/server/casework/work-search'
import { loadBoardJob } from '@/lib/server/hiring/board'
import { loadApplied } from '@/lib/server/hiring/job-facts'
import { loadPersonJobs } from '@/lib/server/hiring/kept-jobs'
import { loadProfile } from '@/lib/server/hiring/profile'

export const metadata = privatePageMetadata(words.title)

export default async function PersonJobsRoute({ searchParams }: PageProps<'/dashboard/candidateportal/jobs'>) {
  const { id } = await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const query = readPersonJobQuery(search)
  const today = londonDay(new Date())
  const job = givenText(search.job)
  const [profile, kept, { jobs: found, hasMore }, suggested, hidden] = await Promise.all([
    loadProfile(),
    keptInput(search.again),
    loadPersonJobs(id, { ...query, today }),
    query.list === 'suited' && query.page === 0 ? loadSuggestions(today) : [],
    search.done === 'job-hidden' && job !== '' ? loadBoardJob(job, today) : null,
  ])
  const suggestions = suggested.map((one) => ({
    ...one,
    miles: found.find(({ id }) => id === one.job_id)?.miles ?? null,
  }))
  // What was suggested stands above the list, and once.
  const jobs = found.filter(({ id }) => !suggestions.some((one) => one.job_id === id))
  const own = await loadApplied(jobs.map((job) => job.id))
  return (
    <>
      <DoneNotice words={suggestionDone} done={search.done} />
      <JobUndo
        done={search.done}
        job={job}
        title={hidden ? ('job' in hidden ? hidden.job.title : hidden.title) : null}
        list={query.list}
      />
      <PersonJobsScreen
        query={query}
        hasPlace={profile.district !== ''}
        hasWants={saysWants(profile.wants)}
        found={{ jobs, own, hasMore }}
        kept={kept}
      >
        <SuggestedJobs suggestions={suggestions} />
      </PersonJobsScreen>
    </>
  )
}

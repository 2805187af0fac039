import '@/app/styles/job-card.css'

import { privatePageMetadata } from '@/app/page-metadata'
import { JobUndo } from '@/components/hiring/person/job-undo'
import { PersonJobsScreen } from '@/components/hiring/person/person-jobs-screen'
import { personJobWords as words } from '@/lib/content/hiring/person-jobs'
import { londonDay } from '@/lib/domain/dates/london-time'
import { saysWants } from '@/lib/domain/candidates/profile'
import { readPersonJobQuery } from '@/lib/domain/job-board/person-job-query'
import { givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplied } from '@/lib/server/hiring/job-facts'
import { loadPersonJobs } from '@/lib/server/hiring/kept-jobs'
import { loadProfile } from '@/lib/server/hiring/profile'

export const metadata = privatePageMetadata(words.title)

export default async function PersonJobsRoute({ searchParams }: PageProps<'/dashboard/candidateportal/jobs'>) {
  const { id } = await requireAccess('/dashboard/candidateportal')
  const search = await searchParams
  const query = readPersonJobQuery(search)
  const [profile, kept, { jobs, hasMore }] = await Promise.all([
    loadProfile(),
    keptInput(search.again),
    loadPersonJobs(id, { ...query, today: londonDay(new Date()) }),
  ])
  const own = await loadApplied(jobs.map((job) => job.id))
  return (
    <>
      <JobUndo done={search.done} job={givenText(search.job)} list={query.list} />
      <PersonJobsScreen
        query={query}
        hasPlace={profile.district !== ''}
        hasWants={saysWants(profile.wants)}
        found={{ jobs, own, hasMore }}
        kept={kept}
      />
    </>
  )
}

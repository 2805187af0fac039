import { privatePageMetadata } from '@/app/page-metadata'
import { JobsScreen } from '@/components/hiring/jobs/jobs-screen'
import { companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import { londonDay } from '@/lib/domain/dates/london-time'
import { firstTabWithJobs, jobListQueryFrom } from '@/lib/domain/job-board/job-list-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadOwnCompany } from '@/lib/server/hiring/companies'
import { loadCompanyJobs, loadFirstDraft } from '@/lib/server/hiring/company-jobs'

export const metadata = privatePageMetadata(words.title)

export default async function JobsRoute({ searchParams }: PageProps<'/dashboard/employerportal/jobs'>) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const asked = jobListQueryFrom(search)
  const [found, kept] = await Promise.all([loadCompanyJobs(asked), keptInput(search.again)])
  // Where the address names no tab, a draft that waits is not behind an empty one.
  const tab = search.tab === undefined && found.jobCounts ? firstTabWithJobs(found.jobCounts) : asked.tab
  const query = tab === asked.tab ? asked : { tab, after: null }
  const screen = tab === asked.tab ? found : await loadCompanyJobs(query)
  const company = screen.membership === null ? await loadOwnCompany() : null
  return (
    <JobsScreen
      screen={screen}
      asked={company && { ...company, draft: await loadFirstDraft(company.id) }}
      query={query}
      today={londonDay(new Date())}
      done={search.done}
      kept={kept}
    />
  )
}

import '@/app/styles/account.css'

import { privatePageMetadata } from '@/app/page-metadata'
import type { PageSearch } from '@/app/page-search'
import { EmployerTasks } from '@/components/hiring/applications/employer-tasks'
import { NobodyReads } from '@/components/hiring/statement/nobody-reads'
import { CompanySummary } from '@/components/hiring/company/company-summary'
import { JobsSummary } from '@/components/hiring/jobs/jobs-summary'
import { mayPost } from '@/components/hiring/jobs/post-notice'
import { PortalPage } from '@/components/portals/portal-page'
import { DoneNotice } from '@/components/work/done-notice'
import { portals } from '@/lib/content/account/portals'
import { joinWords } from '@/lib/content/hiring/colleague-words'
import { rightsOfKind } from '@/lib/domain/companies/member-rights'
import { loadOwnEnquiries } from '@/lib/server/accounts/own-record'
import { londonDay } from '@/lib/domain/dates/london-time'
import { maySend } from '@/lib/domain/job-board/advert-findings'
import { checkLawful } from '@/lib/domain/job-board/lawful-advert'
import { requireAccess } from '@/lib/server/auth/current-user'
import { loadRightGivers } from '@/lib/server/hiring/colleagues'
import { loadFirstDraft } from '@/lib/server/hiring/company-jobs'
import { loadEmployerOverview } from '@/lib/server/hiring/load-applicants'
import { loadMembershipAndCompany } from '@/lib/server/hiring/membership-and-company'
import { goOnWith } from '@/lib/server/unexpected'

export const metadata = privatePageMetadata(portals.employer.title)

export default async function EmployerPortalRoute({ searchParams }: PageSearch) {
  const { done } = await searchParams
  const { id, name, email } = await requireAccess('/dashboard/employerportal')
  const [enquiries, { membership, company, jobCounts }, waitingForAny, givers] = await Promise.all([
    loadOwnEnquiries(email),
    loadMembershipAndCompany('company', 'job_counts'),
    // The rest of the page does not depend on them.
    loadEmployerOverview(londonDay(new Date())).catch(goOnWith('employerportal/tasks', null)),
    loadRightGivers(id).catch(goOnWith('employerportal/givers', null)),
  ])
  const jobs = membership?.state === 'approved' ? jobCounts : null
  const isOneDraft = jobs !== null && (jobs.live ?? 0) === 0 && jobs.drafts === 1 && mayPost(membership)
  const isWaiting = membership === null && company?.state === 'waiting'
  const draft =
    company && (isOneDraft || isWaiting)
      ? await loadFirstDraft(company.id).catch(goOnWith('employerportal/draft', null))
      : null
  const isReady = draft?.draft && maySend(checkLawful(draft.draft, londonDay(new Date())), draft.letThrough)
  const jobsSummary = jobs ? (
    <JobsSummary counts={jobs} mayPost={mayPost(membership)} ready={isReady ? draft : null} />
  ) : null
  // Nobody can wait for a company without a job.
  const isNew = jobs !== null && (jobs.live ?? 0) === 0 && waitingForAny?.tasks.length === 0
  return (
    <PortalPage
      role="employer"
      name={name}
      email={email}
      enquiries={enquiries}
      company={company?.name}
      isUnderWay={jobs !== null}
    >
      {membership && company ? (
        <DoneNotice
          words={{
            joined: `${joinWords.joined(company.name)} ${joinWords.rights(rightsOfKind.employer.filter((right) => membership.rights[right]))}`,
          }}
          done={done}
        />
      ) : null}
      {isNew ? jobsSummary : null}
      {membership?.state === 'approved' && membership.rights.see_applicants ? (
        <EmployerTasks waiting={waitingForAny} />
      ) : null}
      {isNew ? null : jobsSummary}
      {jobs ? null : <CompanySummary company={company} isMember={membership !== null} now={new Date()} draft={draft} />}
      {jobs ? <NobodyReads givers={givers} /> : null}
    </PortalPage>
  )
}

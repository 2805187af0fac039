import { privateMetadata } from '@/app/(site)/account/account-metadata'
import { EmptyState } from '@/components/dashboard/parts/empty-state'
import { ApplicantList } from '@/components/hiring/applications/applicant-list'
import { NoApplicants } from '@/components/hiring/applications/no-applicants'
import { StepProblem } from '@/components/hiring/applications/step-form'
import { applicantsWords as words } from '@/lib/content/hiring/applicants'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { applicantTabs } from '@/lib/domain/applications/applicant-tabs'
import { pageKeyOf } from '@/lib/domain/applications/page-key'
import { londonDay } from '@/lib/domain/dates/london-time'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicants } from '@/lib/server/hiring/applicants'
import { loadOwnJobTitles } from '@/lib/server/hiring/job-facts'
import { loadMembership } from '@/lib/server/hiring/membership'
import { loadReplyRate } from '@/lib/server/hiring/reply-rate'

export const metadata = privateMetadata(words.title)

type Props = PageProps<'/dashboard/employerportal/applications'>

export default async function ApplicantsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const [membership, jobs, kept] = await Promise.all([loadMembership(), loadOwnJobTitles(), keptInput(search.again)])
  const heading = (
    <>
      <StepProblem kept={kept} />
      <div className="screen-heading">
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
    </>
  )
  if (membership?.state !== 'approved' || !membership.rights.see_applicants) {
    return (
      <>
        {heading}
        <NoApplicants state={membership?.state ?? null} />
      </>
    )
  }
  const tab = chosenOf(applicantTabs, search.tab, 'new')
  const jobId = jobs.find(({ id }) => id === givenText(search.job))?.id ?? null
  const after = pageKeyOf(givenText(search.after))
  const [page, replyRate] = await Promise.all([
    loadApplicants({ tab, jobId, after }, londonDay(new Date())),
    loadReplyRate(membership.companyId),
  ])
  return (
    <>
      {heading}
      {replyRate === null ? null : <p>{replyRateWords.own(replyRate)}</p>}
      {page ? (
        <ApplicantList tab={tab} jobId={jobId} isFirstPage={after === null} jobs={jobs} {...page} />
      ) : (
        <EmptyState text={words.unavailable} />
      )}
    </>
  )
}

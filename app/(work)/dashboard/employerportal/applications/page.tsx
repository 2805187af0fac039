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

/** The job that the address names, if it is the company's own. */
async function chosenJob(
  titles: ReturnType<typeof loadOwnJobTitles>,
  given: string | string[] | undefined,
): Promise<string | null> {
  const wanted = givenText(given)
  return wanted === '' ? null : ((await titles).find(({ id }) => id === wanted)?.id ?? null)
}

export default async function ApplicantsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const tab = chosenOf(applicantTabs, search.tab, 'new')
  const after = pageKeyOf(givenText(search.after))
  const loadingTitles = loadOwnJobTitles()
  const loadingMembership = loadMembership()
  // All at once, but for what the job in the address and the company are needed for.
  const [membership, jobs, kept, { jobId, page }, replyRate] = await Promise.all([
    loadingMembership,
    loadingTitles,
    keptInput(search.again),
    chosenJob(loadingTitles, search.job).then(async (jobId) => ({
      jobId,
      page: await loadApplicants({ tab, jobId, after }, londonDay(new Date())),
    })),
    loadingMembership.then((found) => (found ? loadReplyRate(found.companyId) : null)),
  ])
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

import { privatePageMetadata } from '@/app/page-metadata'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { ApplicantList } from '@/components/hiring/applications/applicant-list'
import { NoApplicants } from '@/components/hiring/applications/no-applicants'
import { ApplicationStepProblem } from '@/components/hiring/applications/application-step-form'
import { applicantsDone, companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { applicantTabs } from '@/lib/domain/applications/applicant-tabs'
import { pageKeyOf } from '@/lib/domain/applications/page-key'
import { londonDay } from '@/lib/domain/dates/london-time'
import { jobIdPattern } from '@/lib/domain/job-board/job-id'
import { chosenOf, givenText } from '@/lib/domain/queries/address-query'
import { requireAccess } from '@/lib/server/auth/current-user'
import { keptInput } from '@/lib/server/auth/kept-input'
import { loadApplicants } from '@/lib/server/hiring/load-applicants'

export const metadata = privatePageMetadata(words.title)

/** No name is longer. */
const mostToFind = 80

type Props = PageProps<'/dashboard/employerportal/applications'>

export default async function ApplicantsRoute({ searchParams }: Props) {
  await requireAccess('/dashboard/employerportal')
  const search = await searchParams
  const tab = chosenOf(applicantTabs, search.tab, 'new')
  const after = pageKeyOf(givenText(search.after))
  const wanted = givenText(search.job)
  const find = givenText(search.find).trim().slice(0, mostToFind)
  const query = { tab, jobId: jobIdPattern.test(wanted) ? wanted : null, find, after }
  const [kept, screen] = await Promise.all([keptInput(search.again), loadApplicants(query, londonDay(new Date()))])
  const job = screen?.page.jobs.find(({ id }) => id === screen.page.jobId)
  const heading = (
    <>
      <ApplicationStepProblem kept={kept} />
      <div className="screen-heading">
        <div>
          <h1>{job ? words.titleOfJob(job.title) : words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
    </>
  )
  if (screen === null) {
    return (
      <>
        {heading}
        <EmptyState text={words.unavailable} />
      </>
    )
  }
  const { membership, replyRate, page } = screen
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
      <DoneNotice words={applicantsDone} done={search.done} />
      {replyRate === null ? null : <p>{replyRateWords.own(replyRate)}</p>}
      <ApplicantList
        tab={tab}
        find={find}
        isFirstPage={after === null}
        kept={kept}
        mayExport={membership.rights.export_reports}
        {...page}
      />
    </>
  )
}

import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { ApplicantList, type ApplicantListProps } from '@/components/hiring/applications/applicant-list'
import { NoApplicants } from '@/components/hiring/applications/no-applicants'
import { ApplicationStepProblem } from '@/components/hiring/applications/application-step-form'
import type { ScreenPlace } from '@/components/hiring/screen-place'
import { applicantsDone, companyApplicantsWords as words } from '@/lib/content/hiring/applicants'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import type { ApplicantTab } from '@/lib/domain/applications/applicant-tabs'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { EmployerRights } from '@/lib/domain/companies/member-rights'

type Props = {
  /** Null when it could not be read. */
  screen: {
    membership: { state: CompanyState; rights: EmployerRights } | null
    replyRate: ReplyRate | null
    page: Pick<ApplicantListProps, 'jobId' | 'applicants' | 'hasMore' | 'counts' | 'jobs'>
  } | null
  tab: ApplicantTab
  find: string
  isFirstPage: boolean
  /** What the URL says was just done. */
  done?: unknown
  kept: KeptForm | null
  /** @default the portal */
  place?: ScreenPlace
}

/** The applications to a company. */
export function ApplicantsScreen({ screen, tab, find, isFirstPage, done, kept, place }: Props) {
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
      <DoneNotice words={applicantsDone} done={done} />
      {replyRate === null ? null : <p>{replyRateWords.own(replyRate)}</p>}
      <ApplicantList
        tab={tab}
        find={find}
        isFirstPage={isFirstPage}
        kept={kept}
        mayExport={membership.rights.export_reports}
        place={place}
        {...page}
      />
    </>
  )
}

import type { Route } from 'next'

import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import type { KeptForm } from '@/components/work/posted-form'
import { typedTexts } from '@/components/work/typed-texts'
import {
  ApplicantList,
  mayReject,
  tickId,
  type ApplicantListProps,
} from '@/components/hiring/applications/applicant-list'
import { ApplicantName } from '@/components/hiring/applications/applicant-number'
import { NoApplicants } from '@/components/hiring/applications/no-applicants'
import { ApplicationStepProblem } from '@/components/hiring/applications/application-step-form'
import { RejectSeveral } from '@/components/hiring/applications/reject-several'
import { ShortlistSeveral } from '@/components/hiring/applications/shortlist-several'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { ProblemSummary } from '@/components/forms/problem-summary'
import { PageLink } from '@/components/ui/page-link'
import {
  applicantsDone,
  applicantsProblems,
  companyApplicantsWords as words,
  type ApplicantsDone,
} from '@/lib/content/hiring/applicants'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import type { ApplicantQuery } from '@/lib/domain/applications/applicant-query'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import { mostAtOnce } from '@/lib/domain/applications/several-applicants'
import type { CompanyState } from '@/lib/domain/companies/company'
import type { EmployerRights } from '@/lib/domain/companies/member-rights'

type Props = {
  /** Null when it could not be read. */
  screen: {
    membership: { state: CompanyState; rights: EmployerRights } | null
    replyRate: ReplyRate | null
    page: Pick<ApplicantListProps, 'jobId' | 'applicants' | 'next' | 'counts' | 'jobs'>
  } | null
  query: ApplicantQuery
  /** What the URL says was just done. */
  done?: unknown
  /** Those who were just rejected or shortlisted together. */
  told?: readonly { reference: string; name: string | null }[]
  kept: KeptForm | null
  /** @default the portal */
  place?: ScreenPlace
}

type ToldProps = { told: NonNullable<Props['told']>; isRejected: boolean; path: string }

/** Whom the form that was just sent has rejected or shortlisted, by name. */
function Told({ told, isRejected, path }: ToldProps) {
  return (
    <div className="notice dash-section" role="status" tabIndex={-1} autoFocus>
      <p>{words.told(told.length, isRejected)}</p>
      <ul className="bullet-list">
        {told.map(({ reference, name }) => (
          <li key={reference}>
            <PageLink href={`${path}/applications/${reference}` as Route}>
              <ApplicantName name={name} reference={reference} />
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is wrong with the ticks that were sent; null if nothing is. */
function tickProblem({ isRejecting, isShortlisting, ticked }: ApplicantQuery): string | null {
  if (!isRejecting && !isShortlisting) return null
  if (ticked.length === 0) return applicantsProblems.nobody
  return ticked.length > mostAtOnce ? applicantsProblems.tooManyTicked(ticked.length, mostAtOnce) : null
}

/** The applications to a company. */
export function ApplicantsScreen({ screen, query, done, told = [], kept, place = employerPortal }: Props) {
  const job = screen?.page.jobs.find(({ id }) => id === screen.page.jobId)
  const heading = (
    <>
      <ApplicationStepProblem
        kept={kept}
        texts={query.isRejecting ? [] : typedTexts(kept, { message: words.severalMessage })}
      />
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
  const notice =
    told.length > 0 ? (
      <Told told={told} isRejected={done === ('no-several' satisfies ApplicantsDone)} path={place.path} />
    ) : (
      <DoneNotice words={applicantsDone} done={done} />
    )
  const problem = tickProblem(query)
  if (query.isRejecting && problem === null) {
    return (
      <>
        <ApplicationStepProblem kept={kept} />
        {notice}
        <RejectSeveral place={place} query={query} applicants={page.applicants} kept={kept} />
      </>
    )
  }
  if (query.isShortlisting && problem === null)
    return <ShortlistSeveral place={place} query={query} applicants={page.applicants} />
  const first = page.applicants.find(mayReject)
  return (
    <>
      {problem ? (
        <ProblemSummary id="ticks" problems={[{ fieldId: first ? tickId(first) : null, message: problem }]} />
      ) : null}
      {notice}
      {heading}
      {replyRate === null ? null : <p>{replyRateWords.own(replyRate)}</p>}
      <ApplicantList
        tab={query.tab}
        find={query.find}
        after={query.after}
        ticked={query.ticked}
        mayExport={membership.rights.export_reports}
        place={place}
        {...page}
      />
    </>
  )
}

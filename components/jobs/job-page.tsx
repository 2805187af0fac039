import type { Route } from 'next'
import type { ReactNode } from 'react'

import { Fact, JobAdvert, type LiveFacts } from '@/components/jobs/job-advert'
import { JobBanner } from '@/components/jobs/job-banner'
import { JobPageActions } from '@/components/jobs/job-page-actions'
import { RecordTags } from '@/components/jobs/record-tags'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { companySizeWords } from '@/lib/content/hiring/company'
import { applyWords } from '@/lib/content/hiring/own-applications'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import { jobBoardWords, publicJobWords, sectorLabels } from '@/lib/content/job-board/board'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import { payText } from '@/lib/content/wording/job-text'
import { applyPath } from '@/lib/domain/access/access'
import type { Side } from '@/lib/domain/access/role'
import type { ReplyRate } from '@/lib/domain/applications/reply-rate'
import type { CompanySector, CompanySize } from '@/lib/domain/companies/company'
import type { JobView } from '@/lib/domain/job-board/job-view'

/** Where adverts are found on each side of the demonstration. */
const demoBackPaths = {
  candidate: '/dashboard/candidate/jobs',
  employer: '/dashboard/employer/jobs',
  partner: '/dashboard/partner/job-matcher',
  caseworker: '/dashboard/caseworker/caseload',
} as const satisfies Record<Side, Route>

type Live = LiveFacts & {
  company: { about: string; website: string; size: CompanySize; sector: CompanySector; towns: readonly string[] }
  /** Null where there are too few applications to say. */
  replyRate: ReplyRate | null
  /** The reference of the visitor's open application; null if there is none. */
  applied: string | null
}
type Props = {
  job: JobView
  /** The buttons for somebody who saves jobs in their account; without them, jobs are saved on this device. */
  save?: ReactNode
  /** What only a real job has; omitted for an example. */
  live?: Live
  /** The side of the demonstration that the reader goes back to. */
  from?: Side | null
  /** Where an example is applied for; omitted where nobody can apply. */
  applyAt?: Route
}

/** Everything in one advert. The record question is answered as fully as the pay. */
export function JobPage({ job, save, live, from = null, applyAt }: Props) {
  return (
    <article className="job-page job-with-side">
      <div>
        {live ? null : <JobBanner from={from} />}
        {from ? (
          <p className="not-on-paper">
            <PageLink href={demoBackPaths[from]} className="text-link">
              {jobBoardWords.backToDemo(from)}
            </PageLink>
          </p>
        ) : null}
        <h1>{job.title}</h1>
        <p className="lead">
          {job.company}, {job.town}
          {job.remoteFriendly ? ` (${publicJobWords.homeWorking.toLowerCase()})` : ''}
        </p>
        <p>
          <strong>{payText(job.pay)}</strong>, {job.hoursPerWeek} {publicJobWords.hoursAWeek}
        </p>
        <RecordTags job={job} />
        {job.isOpen ? null : (
          <p className="notice">
            <strong>{job.status === 'paused' ? publicJobWords.paused : publicJobWords.closed}</strong>
          </p>
        )}
      </div>
      <aside className="card job-side">
        {live && job.isOpen ? <Apply id={job.id} applied={live.applied} isSignedIn={save !== undefined} /> : null}
        {applyAt && job.isOpen ? (
          <div className="job-apply not-on-paper">
            <ButtonLink href={applyAt}>{liveJobWords.apply}</ButtonLink>
          </div>
        ) : null}
        {save ?? <JobPageActions id={job.id} />}
      </aside>
      <div>
        <JobAdvert job={job} {...(live && { live })} />
        {live ? <Employer name={job.company} company={live.company} replyRate={live.replyRate} /> : null}
        {live && job.isOpen ? (
          <Apply id={job.id} applied={live.applied} isSignedIn={save !== undefined} isAgain />
        ) : null}
        <p className="not-on-paper">
          <PageLink href={live ? '/jobs' : '/jobs/examples'} className="text-link">
            {publicJobWords.back}
          </PageLink>
        </p>
      </div>
    </article>
  )
}

type ApplyProps = {
  id: string
  applied: string | null
  isSignedIn: boolean
  /** The second way there on the page, for whoever has read to its end: a button that is not filled, and no more words. */
  isAgain?: boolean
}

/** What applying takes and shows, and the way there, which needs no account. What it takes is said once. */
function Apply({ id, applied, isSignedIn, isAgain = false }: ApplyProps) {
  const look = isAgain ? 'secondary' : 'primary'
  if (applied !== null) {
    return (
      <div className="job-apply not-on-paper">
        {isAgain ? null : <p>{applyWords.already}</p>}
        <ButtonLink href={`/dashboard/candidateportal/applications/${applied}` as Route} look={look}>
          {applyWords.seeApplication}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="job-apply not-on-paper">
      {isAgain ? null : (
        <>
          <p>{isSignedIn ? liveJobWords.applyNeedsSignedIn : liveJobWords.applyNeeds}</p>
          <p>{liveJobWords.applySeen}</p>
        </>
      )}
      <ButtonLink href={applyPath(id) as Route} look={look}>
        {liveJobWords.apply}
      </ButtonLink>
    </div>
  )
}

type EmployerProps = { name: string } & Pick<Live, 'company' | 'replyRate'>

function Employer({ name, company: { about, website, size, sector, towns }, replyRate }: EmployerProps) {
  return (
    <section aria-labelledby="employer">
      <h2 id="employer">{liveJobWords.companyHeading}</h2>
      {about === '' ? null : <p>{about}</p>}
      <dl className="job-details">
        <Fact name={liveJobWords.company} value={name} />
        <Fact name={liveJobWords.industry} value={sectorLabels[sector]} />
        <Fact name={liveJobWords.size} value={companySizeWords[size]} />
        {towns.length === 0 ? null : <Fact name={liveJobWords.towns} value={towns.join(', ')} />}
      </dl>
      {replyRate === null ? null : (
        <>
          <p>
            <strong>{replyRateWords.ofEmployer(replyRate)}</strong>
          </p>
          <p className="small">{replyRateWords.counted}</p>
        </>
      )}
      {website === '' ? null : (
        <p>
          <a href={website} className="text-link" rel="nofollow noopener">
            {liveJobWords.website(name)}
          </a>
        </p>
      )}
    </section>
  )
}

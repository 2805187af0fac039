import type { Route } from 'next'
import type { ReactNode } from 'react'

import { JobBanner } from '@/components/jobs/job-banner'
import { JobPageActions } from '@/components/jobs/job-page-actions'
import { SourceList } from '@/components/prose/source-list'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { dbsLabels, exclusionLabels } from '@/lib/content/dashboards/labels'
import { companySizeWords } from '@/lib/content/hiring/company'
import { applyWords } from '@/lib/content/hiring/own-applications'
import { replyRateWords } from '@/lib/content/hiring/reply-rate'
import {
  jobBoardWords,
  jobWords,
  mayAskPlace,
  mayAskWords,
  recordQuestionDetails,
  sectorLabels,
} from '@/lib/content/job-board/board'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import type { Side } from '@/lib/domain/access/role'
import type { CompanySector, CompanySize } from '@/lib/domain/companies/company'
import type { LiveJob } from '@/lib/domain/job-board/advert'
import type { JobView } from '@/lib/domain/job-board/job-view'
import { capitalised, dayText } from '@/lib/content/wording/date-text'
import { closingText, payText, postedText } from '@/lib/content/wording/job-text'

/** Where an advert is met on each side of the demonstration. */
const demoBackPaths = {
  candidate: '/dashboard/candidate/jobs',
  employer: '/dashboard/employer/jobs',
  partner: '/dashboard/partner/job-matcher',
  caseworker: '/dashboard/caseworker/caseload',
} as const satisfies Record<Side, Route>

type Live = Pick<LiveJob, 'postcode' | 'startsOn' | 'training' | 'travelHelp' | 'supervised'> & {
  company: { about: string; website: string; size: CompanySize; sector: CompanySector; towns: readonly string[] }
  /** In whole percent; null where too few were answered to say. */
  replyRate: number | null
  /** The reference of the open application of who looks; null for none. */
  applied: string | null
}
type Props = {
  job: JobView
  /** The buttons of somebody who saves jobs in their account; left out, they save it on this device. */
  save?: ReactNode
  /** What only a real job says; left out for an example. */
  live?: Live
  /** The side of the demonstration to which the reader goes back. */
  from?: Side | null
}

/** Everything in one advert. The record question is answered as fully as the pay. */
export function JobPage({ job, save, live, from = null }: Props) {
  const { points, sources } = mayAskWords(job.dbsLevel, job.recordQuestion)
  const calculator = `/disclosure-calculator?check=${job.dbsLevel}#what-may-they-ask` as Route
  return (
    <article className="job-page">
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
        {job.remoteFriendly ? ` (${jobWords.homeWorking.toLowerCase()})` : ''}
      </p>
      {job.isOpen ? null : (
        <p className="notice">
          <strong>{job.status === 'paused' ? jobWords.paused : jobWords.closed}</strong>
        </p>
      )}
      {live && job.isOpen ? <Apply id={job.id} applied={live.applied} /> : null}
      {save ?? <JobPageActions id={job.id} />}
      <dl className="job-details">
        <Fact name={jobWords.salary} value={payText(job.pay)} />
        <Fact name={jobWords.hours} value={`${job.hoursPerWeek} ${jobWords.hoursAWeek}. ${job.pattern}.`} />
        <Fact name={jobWords.type} value={job.type} />
        <Fact name={jobWords.sector} value={sectorLabels[job.sector]} />
        <Fact
          name={jobWords.closing}
          value={[closingText(job), job.closesOn && dayText(job.closesOn)].filter(Boolean).join(': ')}
        />
        <Fact name={jobWords.posted} value={`${capitalised(postedText(job))}: ${dayText(job.postedOn)}`} />
        <Fact name={jobWords.places} value={String(job.vacancies)} />
        {live ? <LiveFacts live={live} /> : null}
      </dl>
      {job.description.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <div className="job-columns">
        <ListOf heading={jobWords.requirements} items={job.requirements} />
        <ListOf heading={jobWords.benefits} items={job.benefits} />
        <ListOf heading={jobWords.skills} items={job.skills} />
      </div>

      <section className="card job-record" aria-labelledby="record">
        <h2 id="record">{jobWords.recordHeading}</h2>
        {job.convictionFriendly ? (
          <p>
            <strong>{jobWords.welcome}.</strong> {job.dayReleasePossible ? `${jobWords.dayRelease}.` : ''}
          </p>
        ) : null}
        <dl className="job-details">
          <Fact name={jobWords.question} value={recordQuestionDetails[job.recordQuestion]} />
          <Fact
            name={jobWords.check}
            value={[`${dbsLabels[job.dbsLevel]}.`, job.dbsReason].filter(Boolean).join(' ')}
          />
          <Fact
            name={jobWords.exclusions}
            value={
              job.exclusions.length === 0
                ? jobWords.noExclusions
                : job.exclusions.map(({ kind, reason }) => `${exclusionLabels[kind]}: ${reason}`).join(' ')
            }
          />
        </dl>
      </section>

      <section aria-labelledby="may-ask">
        <h2 id="may-ask">{jobWords.askHeading}</h2>
        <ul className="bullet-list">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="not-on-paper">
          <PageLink href={calculator} className="text-link">
            {jobWords.calculatorLink}
          </PageLink>{' '}
          {jobWords.calculatorNote}
        </p>
        <p className="small">{mayAskPlace}</p>
        <SourceList sources={sources} />
      </section>
      {live ? <Employer name={job.company} company={live.company} replyRate={live.replyRate} /> : null}
      {live && job.isOpen ? <Apply id={job.id} applied={live.applied} /> : null}
      <p className="not-on-paper">
        <PageLink href={live ? '/jobs' : '/jobs/examples'} className="text-link">
          {jobWords.back}
        </PageLink>
      </p>
    </article>
  )
}

type ApplyProps = { id: string; applied: string | null }

/** Behind the sign-in: whoever has no account yet is led back to the job's form. */
function Apply({ id, applied }: ApplyProps) {
  if (applied !== null) {
    return (
      <div className="job-apply not-on-paper">
        <p>{applyWords.already}</p>
        <ButtonLink href={`/dashboard/candidateportal/applications/${applied}` as Route}>
          {applyWords.seeApplication}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="job-apply not-on-paper">
      <ButtonLink href={`/dashboard/candidateportal/apply/${id}` as Route}>{liveJobWords.apply}</ButtonLink>
      <p className="small">{liveJobWords.applyNote}</p>
    </div>
  )
}

type LiveFactsProps = { live: Live }

function LiveFacts({ live: { startsOn, postcode, travelHelp, training, supervised } }: LiveFactsProps) {
  return (
    <>
      <Fact name={liveJobWords.starts} value={startsOn === null ? liveJobWords.startsAsSoon : dayText(startsOn)} />
      <Fact name={liveJobWords.postcode} value={postcode} />
      {training === '' ? null : <Fact name={liveJobWords.training} value={training} />}
      {travelHelp === '' ? null : <Fact name={liveJobWords.travel} value={travelHelp} />}
      {supervised ? <Fact name={liveJobWords.supervised} value={liveJobWords.supervisedYes} /> : null}
    </>
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
        <Fact name={jobWords.sector} value={sectorLabels[sector]} />
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
            {liveJobWords.website}
          </a>
        </p>
      )}
    </section>
  )
}

type FactProps = { name: string; value: string }

function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type ListOfProps = { heading: string; items: readonly string[] }

function ListOf({ heading, items }: ListOfProps) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="bullet-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

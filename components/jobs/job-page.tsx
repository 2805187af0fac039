import type { Route } from 'next'

import { JobBanner } from '@/components/jobs/job-banner'
import { JobPageActions } from '@/components/jobs/job-page-actions'
import { SourceList } from '@/components/prose/source-list'
import { PageLink } from '@/components/ui/page-link'
import { dbsLabels, exclusionLabels } from '@/lib/content/dashboards/labels'
import { jobWords, mayAsk, mayAskPlace, recordQuestionDetails, sectorLabels } from '@/lib/content/job-board'
import type { JobView } from '@/lib/domain/job-board/job-view'
import { dayText } from '@/lib/domain/lists/day-words'

type Props = { job: JobView }

/** Everything in one advert. The record question is answered as fully as the pay. */
export function JobPage({ job }: Props) {
  const { points, sources } = mayAsk[job.dbsLevel]
  const calculator = `/disclosure-calculator?check=${job.dbsLevel}#what-may-they-ask` as Route
  return (
    <article className="job-page">
      <JobBanner />
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
      <JobPageActions id={job.id} />
      <dl className="job-details">
        <Fact name={jobWords.salary} value={job.salary} />
        <Fact name={jobWords.hours} value={`${job.hoursPerWeek} ${jobWords.hoursAWeek}. ${job.pattern}.`} />
        <Fact name={jobWords.type} value={job.type} />
        <Fact name={jobWords.sector} value={sectorLabels[job.sector]} />
        <Fact name={jobWords.closing} value={job.closesOn ? `${job.closing}: ${dayText(job.closesOn)}` : job.closing} />
        <Fact name={jobWords.posted} value={`${job.posted}: ${dayText(job.postedOn)}`} />
        <Fact name={jobWords.places} value={String(job.vacancies)} />
      </dl>
      <p>{job.description}</p>
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
      <p className="not-on-paper">
        <PageLink href="/jobs" className="text-link">
          {jobWords.back}
        </PageLink>
      </p>
    </article>
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

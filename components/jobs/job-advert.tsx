import type { ReactNode } from 'react'

import { toldPath } from '@/components/jobs/job-path'
import { ProseText } from '@/components/prose/prose-text'
import { SourceList } from '@/components/prose/source-list'
import { PageLink } from '@/components/ui/page-link'
import { dbsLabels, exclusionLabels } from '@/lib/content/dashboards/labels'
import {
  publicJobWords,
  mayAskPlace,
  mayAskWords,
  recordQuestionDetails,
  sectorLabels,
} from '@/lib/content/job-board/board'
import { liveJobWords } from '@/lib/content/job-board/live-board'
import { capitalised, dayText } from '@/lib/content/wording/date-text'
import { closingText, payText, postedText } from '@/lib/content/wording/job-text'
import type { LiveJob } from '@/lib/domain/job-board/advert'
import type { Job } from '@/lib/domain/job-board/job'
import type { JobView } from '@/lib/domain/job-board/job-view'

/** What only a real job has. */
export type LiveFacts = Pick<
  LiveJob,
  'postcode' | 'startsOn' | 'training' | 'travelHelp' | 'supervised' | 'noInterview'
>

type Level = 'h2' | 'h4'

type Props = {
  job: JobView
  /** Omitted for an example. */
  live?: LiveFacts
  /** One level below the heading that it is under. */
  level?: Level
}

/**
 * What an advert says to somebody thinking of applying: on the board and, before and afterwards, in the company's
 * portal.
 */
export function JobAdvert({ job, live, level: Heading = 'h2' }: Props) {
  const { points, sources } = mayAskWords(job.dbsLevel, job.recordQuestion)
  return (
    <>
      <AdvertDetails job={job} {...(live && { live })} level={Heading}>
        <Fact
          name={publicJobWords.closing}
          value={[closingText(job), job.closesOn && dayText(job.closesOn)].filter(Boolean).join(': ')}
        />
        <Fact name={publicJobWords.posted} value={`${capitalised(postedText(job))}: ${dayText(job.postedOn)}`} />
      </AdvertDetails>
      <section aria-labelledby="may-ask">
        <Heading id="may-ask">{publicJobWords.askHeading}</Heading>
        <ul className="bullet-list">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="not-on-paper">
          <PageLink href={toldPath(job.dbsLevel)} className="text-link">
            {publicJobWords.calculatorLink}
          </PageLink>{' '}
          {publicJobWords.calculatorNote}
        </p>
        <p className="small">
          <ProseText text={mayAskPlace} />
        </p>
        <SourceList sources={sources} />
      </section>
    </>
  )
}

type DetailsProps = {
  job: Omit<Job, 'id' | 'employerId' | 'status' | 'postedOn' | 'closesOn' | 'hired'>
  live?: LiveFacts
  level: Level
  /** Until when people can apply. */
  children: ReactNode
}

/**
 * What an advert itself says, today or as it was kept: all but our own words about it. First what somebody decides by:
 * pay, hours, the work, and what is asked about convictions.
 */
export function AdvertDetails({ job, live, level: Heading, children }: DetailsProps) {
  return (
    <>
      <dl className="job-details">
        <Fact name={publicJobWords.salary} value={payText(job.pay)} />
        <Fact name={publicJobWords.hours} value={`${job.hoursPerWeek} ${publicJobWords.hoursAWeek}. ${job.pattern}.`} />
        <Fact name={publicJobWords.type} value={job.type} />
        {children}
      </dl>
      <Heading>{publicJobWords.duties}</Heading>
      {job.description.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <div className="job-columns">
        <ListOf level={Heading} heading={publicJobWords.requirements} items={job.requirements} />
        <ListOf level={Heading} heading={publicJobWords.benefits} items={job.benefits} />
        <ListOf level={Heading} heading={publicJobWords.skills} items={job.skills} />
      </div>

      <section className="card job-record" aria-labelledby="record">
        <Heading id="record">{publicJobWords.recordHeading}</Heading>
        {job.convictionFriendly ? (
          <p>
            <strong>{publicJobWords.welcome}.</strong> {job.dayReleasePossible ? publicJobWords.dayReleaseOpen : ''}
          </p>
        ) : null}
        <dl className="job-details">
          <Fact name={publicJobWords.question} value={recordQuestionDetails[job.recordQuestion]} />
          <Fact
            name={publicJobWords.check}
            value={[`${dbsLabels[job.dbsLevel]}.`, job.dbsReason].filter(Boolean).join(' ')}
          />
          <Fact
            name={publicJobWords.exclusions}
            value={
              job.exclusions.length === 0
                ? publicJobWords[job.recordQuestion === 'never' ? 'noExclusionsUnasked' : 'noExclusions']
                : job.exclusions
                    .map(({ kind, reason }) => [exclusionLabels[kind], reason].filter(Boolean).join(': '))
                    .join(' ')
            }
          />
        </dl>
      </section>

      <Heading>{publicJobWords.more}</Heading>
      <dl className="job-details">
        <Fact name={publicJobWords.sector} value={sectorLabels[job.sector]} />
        <Fact name={publicJobWords.places} value={String(job.vacancies)} />
        {live ? <LiveFactLines live={live} /> : null}
      </dl>
    </>
  )
}

type LiveFactsProps = { live: LiveFacts }

function LiveFactLines({
  live: { startsOn, postcode, travelHelp, training, supervised, noInterview },
}: LiveFactsProps) {
  return (
    <>
      <Fact name={liveJobWords.starts} value={startsOn === null ? liveJobWords.startsAsSoon : dayText(startsOn)} />
      <Fact name={liveJobWords.postcode} value={postcode} />
      {training === '' ? null : <Fact name={liveJobWords.training} value={training} />}
      {travelHelp === '' ? null : <Fact name={liveJobWords.travel} value={travelHelp} />}
      {noInterview ? <Fact name={liveJobWords.interview} value={liveJobWords.noInterview} /> : null}
      {supervised ? <Fact name={liveJobWords.supervised} value={liveJobWords.supervisedYes} /> : null}
    </>
  )
}

type FactProps = { name: string; value: string }

/** A name and its value in the list of an advert. */
export function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type ListOfProps = { level: Level; heading: string; items: readonly string[] }

function ListOf({ level: Heading, heading, items }: ListOfProps) {
  if (items.length === 0) return null
  return (
    <section>
      <Heading>{heading}</Heading>
      <ul className="bullet-list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

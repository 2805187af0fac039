import type { Route } from 'next'

import { CloseForm, ExtendForm } from '@/components/dashboard/employer/job-forms'
import { ActButton } from '@/components/dashboard/parts/act-button'
import { Badge, type BadgeTone } from '@/components/dashboard/parts/badge'
import { ScreenLink } from '@/components/dashboard/parts/screen-link'
import { PageLink } from '@/components/ui/page-link'
import { employerJobsWords as words } from '@/lib/content/dashboards/employer-words'
import { dbsLabels, exclusionLabels, jobStatusLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import type { EmployerJob } from '@/lib/domain/dashboards/employer/load-employer'
import { addDays, type PlainDate } from '@/lib/domain/disclosure/plain-date'
import type { JobStatus } from '@/lib/domain/job-board/job'
import { dayText } from '@/lib/domain/lists/day-words'

const tones: Readonly<Record<JobStatus, BadgeTone>> = { live: 'good', paused: 'wait', closed: 'stop' }

const moreDays = 14

type Props = {
  job: EmployerJob
  today: PlainDate
  onPause: (isPaused: boolean) => void
  onExtend: (closesOn: PlainDate) => string | null
  onClose: (hired: number) => void
}

function Facts({ job }: { job: EmployerJob }) {
  return (
    <dl className="dash-facts">
      <div>
        <dt>{words.applicants}</dt>
        <dd>
          <ScreenLink href={`/dashboard/employer/applications?job=${job.id}`}>
            {words.applicantsText(job.applications, job.open)}
          </ScreenLink>
        </dd>
      </div>
      <div>
        <dt>{words.closes}</dt>
        <dd>
          {job.closing}
          {job.status !== 'closed' && job.closesOn ? ` (${dayText(job.closesOn)})` : null}
        </dd>
      </div>
      <div>
        <dt>{job.hired === null ? words.places : words.hired}</dt>
        <dd>{job.hired ?? words.placesText(job.vacancies, job.accepted)}</dd>
      </div>
      <div>
        <dt>{words.pay}</dt>
        <dd>{job.salary}</dd>
      </div>
      <div>
        <dt>{words.asks}</dt>
        <dd>{recordQuestionLabels[job.recordQuestion]}</dd>
      </div>
      <div>
        <dt>{words.check}</dt>
        <dd>
          {dbsLabels[job.dbsLevel]}
          {job.dbsReason ? `. ${job.dbsReason}` : null}
        </dd>
      </div>
      <div>
        <dt>{words.cannotTake}</dt>
        <dd>
          {job.exclusions.length === 0
            ? words.none
            : job.exclusions.map(({ kind, reason }) => `${exclusionLabels[kind]}: ${reason}`).join(' ')}
        </dd>
      </div>
    </dl>
  )
}

export function JobCard({ job, today, onPause, onExtend, onClose }: Props) {
  const { id, title, status, closesOn } = job
  return (
    <article id={id} className="card dash-card" aria-labelledby={`${id}-title`}>
      <div className="dash-card-head">
        <h3 id={`${id}-title`}>
          <PageLink href={`/jobs/${id}` as Route}>{title}</PageLink>
        </h3>
        <Badge tone={tones[status]}>{jobStatusLabels[status]}</Badge>
      </div>
      <Facts job={job} />
      {status === 'closed' ? null : (
        <div className="employer-steps not-on-paper">
          <div>
            <ActButton onClick={() => onPause(status === 'live')}>
              {status === 'live' ? words.pause : words.open}
            </ActButton>
          </div>
          <ExtendForm id={id} closesOn={addDays(closesOn ?? today, moreDays)} earliest={today} onSave={onExtend} />
          <CloseForm id={id} waiting={job.waiting} hasOffers={job.open > job.waiting} onClose={onClose} />
        </div>
      )}
    </article>
  )
}

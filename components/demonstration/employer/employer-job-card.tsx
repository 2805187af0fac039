import { jobPathFrom } from '@/components/demonstration/parts/job-path'
import { CloseForm, ExtendForm } from '@/components/demonstration/employer/job-forms'
import { ActButton } from '@/components/work/act-button'
import { Badge, type BadgeTone } from '@/components/work/badge'
import { Facts } from '@/components/work/facts'
import { ScreenLink } from '@/components/work/screen-link'
import { PageLink } from '@/components/ui/page-link'
import { employerJobsWords as words } from '@/lib/content/dashboards/employer-words'
import { dbsLabels, exclusionLabels, jobStatusLabels, recordQuestionLabels } from '@/lib/content/dashboards/labels'
import type { EmployerJob } from '@/lib/domain/dashboards/employer/load-employer'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import type { JobStatus } from '@/lib/domain/job-board/job'
import { dayText } from '@/lib/content/wording/date-text'
import { closingText, payText } from '@/lib/content/wording/job-text'

const tones: Readonly<Record<JobStatus, BadgeTone>> = { live: 'good', paused: 'wait', closed: 'stop' }

const moreDays = 14

type Props = {
  job: EmployerJob
  today: PlainDate
  onPause: (isPaused: boolean) => void
  onExtend: (closesOn: PlainDate) => Promise<string | null>
  onClose: (hired: number) => void
}

const closesText = (job: EmployerJob): string =>
  job.status !== 'closed' && job.closesOn ? `${closingText(job)} (${dayText(job.closesOn)})` : closingText(job)

const factsOf = (job: EmployerJob) => [
  {
    name: words.applicants,
    value: (
      <ScreenLink href={`/dashboard/employer/applications?job=${job.id}`}>
        {words.applicantsText(job.applications, job.open)}
      </ScreenLink>
    ),
  },
  { name: words.closes, value: closesText(job) },
  {
    name: job.hired === null ? words.places : words.hired,
    value: job.hired ?? words.placesText(job.vacancies, job.accepted),
  },
  { name: words.pay, value: payText(job.pay) },
  { name: words.asks, value: recordQuestionLabels[job.recordQuestion] },
  { name: words.check, value: [dbsLabels[job.dbsLevel], job.dbsReason].filter(Boolean).join('. ') },
  {
    name: words.cannotTake,
    value:
      job.exclusions.length === 0
        ? words.none
        : job.exclusions.map(({ kind, reason }) => `${exclusionLabels[kind]}: ${reason}`).join(' '),
  },
]

export function EmployerJobCard({ job, today, onPause, onExtend, onClose }: Props) {
  const { id, title, status, closesOn } = job
  return (
    <article id={id} className="card dash-card" aria-labelledby={`${id}-title`}>
      <div className="dash-card-head">
        <h3 id={`${id}-title`}>
          <PageLink href={jobPathFrom('employer', id)}>{title}</PageLink>
        </h3>
        <Badge tone={tones[status]}>{jobStatusLabels[status]}</Badge>
      </div>
      <Facts facts={factsOf(job)} />
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

import type { Route } from 'next'

import { Badge, type BadgeTone } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import { applicantsOf } from '@/components/hiring/applications/applicants-path'
import { employerPortal, type ScreenPlace } from '@/components/hiring/screen-place'
import { PageLink } from '@/components/ui/page-link'
import { companyApplicantsWords } from '@/lib/content/hiring/applicants'
import { companyJobListWords as words } from '@/lib/content/hiring/company-job-words'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { countIn } from '@/lib/domain/applications/applicant-tabs'
import type { Stage } from '@/lib/domain/applications/stages'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { JobTab } from '@/lib/domain/job-board/job-list-query'
import type { KeptJob } from '@/lib/domain/job-board/job-steps'

export type JobTableRow = Pick<KeptJob, 'status' | 'review' | 'isTakenOff'> & {
  id: string
  title: string
  closesOn: PlainDate | null
  closedOn: PlainDate | null
  hired: number | null
  changedAt: string
  /** How many there are at each stage of those in progress; null for a draft, and for somebody who may not see them. */
  applicants: Readonly<Partial<Record<Stage, number>>> | null
}
type Row = JobTableRow
type Props = { rows: readonly Row[]; tab: JobTab; today: PlainDate; place?: ScreenPlace | undefined }

const tones: Readonly<Record<KeptJob['status'], BadgeTone>> = {
  draft: 'plain',
  live: 'good',
  paused: 'plain',
  closed: 'stop',
}

type Standing = Pick<KeptJob, 'status' | 'isTakenOff'>

const StatusBadge = ({ status, isTakenOff }: Standing) =>
  isTakenOff ? <Badge tone="warn">{words.takenOff}</Badge> : <Badge tone={tones[status]}>{words.states[status]}</Badge>

/** Beside the jobs on the board whose changes are with the team, a new one is no draft: it was sent. */
const BoardBadge = (job: Standing) =>
  job.status === 'draft' ? <Badge>{words.newAdvert}</Badge> : <StatusBadge {...job} />

const ReviewBadge = ({ review }: Pick<KeptJob, 'review'>) =>
  review === 'none' ? null : <Badge tone={review === 'asked' ? 'plain' : 'warn'}>{words.reviews[review]}</Badge>

/** The status of a job; a draft that is with the team, or came back, is only labelled as that. */
export function JobBadges({ status, review, isTakenOff }: Standing & Pick<KeptJob, 'review'>) {
  return (
    <>
      {status === 'draft' && review !== 'none' ? null : <StatusBadge status={status} isTakenOff={isTakenOff} />}{' '}
      {/* What was taken off came back with it. */}
      {isTakenOff && review === 'returned' ? null : <ReviewBadge review={review} />}
    </>
  )
}

/** How many people are in progress; the number links to them. */
function Applicants({ job, counts, portal }: { job: string; counts: Row['applicants']; portal: string }) {
  const sum = counts ? countIn('open', counts) : 0
  if (!counts || sum === 0) return counts ? 0 : ''
  return <PageLink href={applicantsOf(portal, job, counts)}>{companyApplicantsWords.counted(sum)}</PageLink>
}

const closesText = ({ closesOn, closedOn }: Row, today: PlainDate): string => {
  if (closedOn !== null) return dayText(closedOn)
  if (closesOn === null) return words.untilFilled
  return closesOn < today ? words.over(dayText(closesOn)) : dayText(closesOn)
}

/** A company's jobs in one state, last changed first. */
export function JobTable({ rows, tab, today, place = employerPortal }: Props) {
  // These tabs hold jobs of every state; in the others, whatever is with the team or came back stands out.
  const isOfReview = tab === 'review' || tab === 'returned'
  const hasState = isOfReview || rows.some(({ review }) => review !== 'none')
  return (
    <DataTable
      caption={words.caption}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          label: words.columns.job,
          cell: ({ id, title }) => (
            <PageLink href={`${place.path}/jobs/${id}` as Route}>{title || words.untitled}</PageLink>
          ),
        },
        ...(hasState
          ? [
              {
                label: words.columns.state,
                cell: (row: Row) =>
                  tab === 'returned' ? (
                    <JobBadges {...row} />
                  ) : tab === 'review' ? (
                    <BoardBadge {...row} />
                  ) : (
                    <ReviewBadge {...row} />
                  ),
              },
            ]
          : []),
        ...(rows.some(({ applicants }) => applicants)
          ? [
              {
                label: words.columns.applicants,
                cell: ({ id, applicants }: Row) => <Applicants job={id} counts={applicants} portal={place.path} />,
              },
            ]
          : []),
        {
          label: tab === 'closed' ? words.columns.closed : words.columns.closes,
          cell: (row) => closesText(row, today),
        },
        { label: words.columns.changed, cell: ({ changedAt }) => momentDayText(changedAt) },
        ...(tab === 'closed' ? [{ label: words.columns.hired, cell: ({ hired }: Row) => hired ?? '' }] : []),
      ]}
    />
  )
}

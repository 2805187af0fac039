import type { Route } from 'next'

import { Badge, type BadgeTone } from '@/components/dashboard/parts/badge'
import { DataTable } from '@/components/dashboard/parts/data-table'
import { PageLink } from '@/components/ui/page-link'
import { jobsWords as words } from '@/lib/content/hiring/jobs'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import type { KeptJob } from '@/lib/domain/job-board/job-steps'

type Row = Pick<KeptJob, 'status' | 'review'> & {
  id: string
  title: string
  closesOn: PlainDate | null
  hired: number | null
  changedAt: string
}
type Props = { rows: readonly Row[]; isClosed: boolean; today: PlainDate }

const tones: Readonly<Record<KeptJob['status'], BadgeTone>> = {
  draft: 'plain',
  live: 'good',
  paused: 'wait',
  closed: 'stop',
}

export function JobBadges({ status, review }: Pick<KeptJob, 'status' | 'review'>) {
  return (
    <>
      <Badge tone={tones[status]}>{words.states[status]}</Badge>{' '}
      {review === 'none' ? null : <Badge tone={review === 'asked' ? 'wait' : 'warn'}>{words.reviews[review]}</Badge>}
    </>
  )
}

const closesText = ({ status, closesOn }: Row, today: PlainDate): string => {
  if (closesOn === null) return status === 'draft' ? '' : words.untilFilled
  return closesOn < today && status !== 'closed' ? words.over(dayText(closesOn)) : dayText(closesOn)
}

/** A company's jobs in one state, the last changed first. */
export function JobTable({ rows, isClosed, today }: Props) {
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
            <PageLink href={`/dashboard/employerportal/jobs/${id}` as Route}>{title || words.untitled}</PageLink>
          ),
        },
        { label: words.columns.state, cell: (row) => <JobBadges {...row} /> },
        { label: words.columns.closes, cell: (row) => closesText(row, today) },
        { label: words.columns.changed, cell: ({ changedAt }) => momentDayText(changedAt) },
        ...(isClosed ? [{ label: words.columns.hired, isNumber: true, cell: ({ hired }: Row) => hired ?? '' }] : []),
      ]}
    />
  )
}

import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { ListPages } from '@/components/ui/list-pages'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { dayText } from '@/lib/content/wording/date-text'
import { momentText } from '@/lib/content/wording/moment-text'
import { londonDay } from '@/lib/domain/dates/london-time'

type Props = {
  rows: readonly { id: string; title: string; status: string; isTakenOff: boolean; askedAt: string; company: string }[]
  next: string | null
  isFirst: boolean
}

const list = '/dashboard/team/jobs'

/** The adverts waiting for the team, oldest first. */
export function ReviewList({ rows, next, isFirst }: Props) {
  if (rows.length === 0) return <EmptyState text={words.none} />
  return (
    <>
      <h2>{words.caption}</h2>
      <DataTable
        caption={words.caption}
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            label: words.columns.job,
            cell: ({ id, title }) => (
              <PageLink href={`${list}/${id}` as Route}>
                <Typed>{title || words.untitled}</Typed>
              </PageLink>
            ),
          },
          { label: words.columns.company, cell: ({ company }) => <Typed>{company}</Typed> },
          {
            label: words.columns.what,
            cell: ({ status, isTakenOff }) =>
              isTakenOff ? words.isBack : status === 'draft' ? words.isNew : words.isChange,
          },
          { label: words.columns.since, cell: ({ askedAt }) => momentText(askedAt) },
          { label: words.columns.due, cell: ({ askedAt }) => dayText(ourAnswerDueOn(londonDay(new Date(askedAt)))) },
        ]}
      />
      <ListPages
        label={words.more}
        back={isFirst ? null : { label: words.first, href: list }}
        next={next ? { label: words.next, href: `${list}?after=${encodeURIComponent(next)}` as Route } : null}
      />
    </>
  )
}

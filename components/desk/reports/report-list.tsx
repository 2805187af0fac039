import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListPages } from '@/components/ui/list-pages'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskReportWords as words, reportLists, type ReportListName as List } from '@/lib/content/desk/reports'
import { reportReasonLabels } from '@/lib/content/hiring/messages'
import { momentText } from '@/lib/content/wording/moment-text'
import type { MessageSide, ReportReason } from '@/lib/domain/applications/messages'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Row = { id: string; company: string; by: MessageSide; reason: ReportReason; reportedAt: string }
type Props = {
  list: List
  found: { reports: readonly Row[]; next: string | null } | null
  isFirst: boolean
  /** Null when it could not be read. */
  waits: number | null
}

const path = '/dashboard/team/reports'

/** Reported messages, oldest first. */
export function ReportList({ list, found, isFirst, waits }: Props) {
  return (
    <>
      <LinkTabs
        label={words.tabs}
        values={reportLists}
        current={list}
        labelOf={(one) => words.lists[one]}
        hrefOf={(one) => pathWithQuery(path, { tab: one }) as Route}
        countOf={(one) => (one === 'waits' ? waits : null)}
      />
      {found === null ? (
        <p className="form-notice">{words.unavailable}</p>
      ) : found.reports.length === 0 ? (
        <EmptyState text={words.empty[list]} />
      ) : (
        <DataTable
          caption={words.lists[list]}
          isCaptionHidden
          rows={found.reports}
          rowKey={({ id }) => id}
          columns={[
            {
              label: words.columns.when,
              cell: ({ id, reportedAt }) => (
                <PageLink href={`${path}/${id}` as Route}>{momentText(reportedAt)}</PageLink>
              ),
            },
            { label: words.columns.company, cell: ({ company }) => <Typed>{company}</Typed> },
            { label: words.columns.by, cell: ({ by }) => words.by[by] },
            { label: words.columns.reason, cell: ({ reason }) => reportReasonLabels[reason] },
          ]}
        />
      )}
      <ListPages
        label={words.pages}
        back={isFirst ? null : { label: words.first, href: pathWithQuery(path, { tab: list }) as Route }}
        next={
          found?.next
            ? { label: words.next, href: pathWithQuery(path, { tab: list, after: found.next }) as Route }
            : null
        }
      />
    </>
  )
}

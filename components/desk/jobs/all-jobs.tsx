import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { EmptyState } from '@/components/work/empty-state'
import { ListPages } from '@/components/ui/list-pages'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { deskJobState, deskJobsWords as words } from '@/lib/content/desk/desk-job-words'
import { momentText } from '@/lib/content/wording/moment-text'
import type { KeptJob } from '@/lib/domain/job-board/job-steps'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Job = {
  id: string
  title: string
  company: string
  companyId: string
  status: KeptJob['status']
  review: KeptJob['review']
  isTakenOff: boolean
  changedAt: string
}
type Props = {
  tab: keyof typeof words.empty
  typed: string
  rows: readonly Job[]
  next: string | null
  isFirst: boolean
}

const path = '/dashboard/team/jobs'

/** The jobs of all companies in one state, last changed first. */
export function AllJobs({ tab, typed, rows, next, isFirst }: Props) {
  if (rows.length === 0) return <EmptyState text={typed === '' ? words.empty[tab] : words.foundNone} />
  return (
    <>
      <DataTable
        caption={words.title}
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            label: words.columnsOfAll.job,
            cell: ({ id, title }) => (
              <PageLink href={`${path}/${id}` as Route}>
                <Typed>{title || words.untitled}</Typed>
              </PageLink>
            ),
          },
          {
            label: words.columnsOfAll.company,
            cell: ({ company, companyId }) => (
              <PageLink href={`/dashboard/team/companies/${companyId}` as Route}>
                <Typed>{company}</Typed>
              </PageLink>
            ),
          },
          {
            label: words.columnsOfAll.state,
            cell: deskJobState,
          },
          { label: words.columnsOfAll.changed, cell: ({ changedAt }) => momentText(changedAt) },
        ]}
      />
      <ListPages
        label={words.more}
        back={isFirst ? null : { label: words.newest, href: pathWithQuery(path, { tab, q: typed }) as Route }}
        next={next ? { label: words.next, href: pathWithQuery(path, { tab, q: typed, after: next }) as Route } : null}
      />
    </>
  )
}

import type { Route } from 'next'

import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListPages } from '@/components/ui/list-pages'
import { ListSection } from '@/components/work/list-section'
import { Typed } from '@/components/work/typed'
import { PageLink } from '@/components/ui/page-link'
import { companyLists, deskCompanyWords as words, type CompanyList } from '@/lib/content/desk/companies'
import { companyFactWords } from '@/lib/content/hiring/company'
import { ourAnswerDueOn } from '@/lib/content/site/call-back-time'
import { dayText } from '@/lib/content/wording/date-text'
import { momentDayText } from '@/lib/content/wording/moment-text'
import { londonDay } from '@/lib/domain/dates/london-time'
import type { OrganisationKind } from '@/lib/domain/companies/member-rights'
import type { CompanyState } from '@/lib/domain/companies/company'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type Listed = {
  id: string
  kind: OrganisationKind
  name: string
  number: string
  state: CompanyState
  askedAt: string
  waitsSince: string | null
}
type Props = {
  list: CompanyList
  /** Null when they could not be read. */
  found: { companies: readonly Listed[]; next: string | null } | null
  /** Null when they could not be read. */
  counts: Readonly<Record<CompanyList, number>> | null
  isFirstPage: boolean
  /** The outcome of a form about a company that no longer exists. */
  kept: { message: string } | null
}

const path = '/dashboard/team/companies'
const addressOf = (list: CompanyList): Route => (list === 'waits' ? path : `${path}?tab=${list}`)

/** The companies waiting for the team, and all others by how far they have got. */
export function CompanyLists({ list, found, counts, isFirstPage, kept }: Props) {
  const whatWaits =
    list === 'waits'
      ? [
          {
            label: words.columns.what,
            cell: ({ state }: Listed) => (state === 'waiting' ? words.isNew : words.isChange),
          },
          {
            label: words.columns.due,
            cell: ({ askedAt, waitsSince }: Listed) =>
              dayText(ourAnswerDueOn(londonDay(new Date(waitsSince ?? askedAt)))),
          },
        ]
      : []
  return (
    <>
      <DetailHeading heading={words.title} shows={words.lead} />
      {kept ? (
        <p className="form-notice" role="alert">
          {kept.message}
        </p>
      ) : null}
      <LinkTabs
        label={words.tabs}
        values={companyLists}
        current={list}
        labelOf={(value) => words.lists[value]}
        hrefOf={addressOf}
        countOf={(value) => counts?.[value] ?? null}
      />
      {found === null ? (
        <p className="form-notice" role="alert">
          {words.unavailable}
        </p>
      ) : (
        <ListSection
          heading={words.heads[list]}
          isEmpty={found.companies.length === 0}
          empty={{ text: words.empty[list] }}
        >
          <DataTable
            caption={words.heads[list]}
            isCaptionHidden
            rows={found.companies}
            rowKey={({ id }) => id}
            columns={[
              {
                label: words.columns.name,
                cell: ({ id, name }) => (
                  <PageLink href={`${path}/${id}` as Route}>
                    <Typed>{name}</Typed>
                  </PageLink>
                ),
              },
              { label: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
              {
                label: words.columns.number,
                cell: ({ number }) => (number === '' ? companyFactWords.notGiven : number),
                isOnlyWide: ({ number }) => number === '',
              },
              { label: words.columns.asked, cell: ({ askedAt, waitsSince }) => momentDayText(waitsSince ?? askedAt) },
              ...whatWaits,
            ]}
          />
          <ListPages
            label={words.pages}
            back={isFirstPage ? null : { label: words.first, href: addressOf(list) }}
            next={
              found.next === null
                ? null
                : { label: words.next, href: pathWithQuery(path, { tab: list, after: found.next }) as Route }
            }
          />
        </ListSection>
      )}
    </>
  )
}

import { personPath } from '@/components/dashboard/caseworker/person-path'
import { Badge } from '@/components/dashboard/parts/badge'
import { Bars } from '@/components/dashboard/parts/bars'
import { CsvButton } from '@/components/dashboard/parts/csv-button'
import { DataTable } from '@/components/dashboard/parts/data-table'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { FilterBar } from '@/components/dashboard/parts/filter-bar'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { ScreenLink } from '@/components/dashboard/parts/screen-link'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { caseloadWords as words } from '@/lib/content/dashboards/caseworker-words'
import { workStatusLabels } from '@/lib/content/dashboards/labels'
import {
  blankCaseloadFilters,
  caseloadSorts,
  caseloadTabs,
  releaseWindows,
  type CaseloadFilters,
  type loadCaseload,
} from '@/lib/domain/dashboards/caseworker/load-caseworker'
import { workStatuses } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { withQuery } from '@/lib/domain/lists/address-query'
import { dayText, weekdayText, whenText } from '@/lib/domain/lists/day-words'

type List = ReturnType<typeof loadCaseload>
type Row = List['rows'][number]
type Props = { list: List; filters: CaseloadFilters; today: PlainDate; empty: Empty }

const path = '/dashboard/caseworker/caseload'

const releaseText = ({ where, expectedReleaseOn }: Row): string => {
  if (expectedReleaseOn !== null) return dayText(expectedReleaseOn)
  return where === 'custody' ? words.custodyNoDay : words.community
}
const contactText = ({ lastContactOn }: Row, today: PlainDate): string =>
  lastContactOn ? whenText(lastContactOn, today) : words.never
const nextText = ({ nextAppointment }: Row): string =>
  nextAppointment ? `${weekdayText(nextAppointment.on)}: ${nextAppointment.title}` : words.none

function Filters({ filters }: { filters: CaseloadFilters }) {
  const { tab, search, status, release, sort } = filters
  const query = [search, status, release, sort].join(' ')
  const { search: noSearch, status: noStatus, release: anyRelease, sort: usualSort } = blankCaseloadFilters
  const isBlank = query === [noSearch, noStatus, anyRelease, usualSort].join(' ')
  return (
    <FilterBar
      label={words.filter}
      action={path}
      query={query}
      kept={tab === blankCaseloadFilters.tab ? {} : { tab }}
      clearHref={isBlank ? undefined : withQuery(path, { tab: tab === blankCaseloadFilters.tab ? null : tab })}
    >
      <TextField id="search" name="search" type="search" label={words.search} defaultValue={search} maxLength={100} />
      <SelectField
        id="status"
        name="status"
        label={words.status}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: words.anyStatus },
          ...workStatuses.map((value) => ({ value, label: workStatusLabels[value] })),
        ]}
      />
      <SelectField
        id="release"
        name="release"
        label={words.release}
        defaultValue={release}
        options={releaseWindows.map((value) => ({ value, label: words.releases[value] }))}
      />
      <SelectField
        id="sort"
        name="sort"
        label={words.sort}
        defaultValue={sort}
        options={caseloadSorts.map((value) => ({ value, label: words.sorts[value] }))}
      />
    </FilterBar>
  )
}

/** People, by tab and filter. With the team's, how many each caseworker has. */
export function Caseload({ list, filters, today, empty }: Props) {
  const { counts, rows, workers, most } = list
  const { tab, focus } = filters
  return (
    <>
      {most !== null && counts.mine > most ? <p className="notice">{words.over(counts.mine, most)}</p> : null}
      {focus === null ? (
        <>
          <LinkTabs
            label={words.tabs}
            tabs={caseloadTabs.map((one) => ({
              label: words.tab[one],
              href: withQuery(path, { tab: one === blankCaseloadFilters.tab ? null : one }),
              count: counts[one],
              isCurrent: one === tab,
            }))}
          />
          <Filters filters={filters} />
        </>
      ) : (
        <p className="notice">
          {words.focus[focus]} <PageLink href={path}>{words.focusEnd}</PageLink>
        </p>
      )}
      <section className="dash-section" aria-labelledby="people">
        <div className="dash-list-head">
          <h2 id="people" className="dash-heading">
            {words.found(rows.length)}
          </h2>
          {rows.length === 0 ? null : (
            <CsvButton
              fileName={`${words.filePrefix}-${today}.csv`}
              head={[
                words.person,
                words.reference,
                words.workStatus,
                words.releaseOn,
                words.area,
                words.lastContact,
                words.todos,
                words.open,
                words.worker,
              ]}
              rows={rows.map((row) => [
                row.name,
                row.reference,
                workStatusLabels[row.workStatus],
                row.expectedReleaseOn,
                row.town,
                row.lastContactOn,
                words.todosText(row.todosDone, row.todosAll),
                row.openApplications,
                row.caseworker,
              ])}
            />
          )}
        </div>
        {rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <DataTable
            caption={tab === 'mine' ? words.tab.mine : words.tab[tab]}
            isCaptionHidden
            columns={[
              {
                label: words.person,
                cell: (row) => (
                  <span className="dash-cell">
                    <ScreenLink href={personPath(row.id)}>{row.name}</ScreenLink>
                    <span className="dash-aside">
                      {row.reference}, {row.town}
                    </span>
                    {row.isNew || row.mustAskPractitionerFirst ? (
                      <span className="case-tags">
                        {row.isNew ? <Badge>{words.isNew}</Badge> : null}
                        {row.mustAskPractitionerFirst ? <Badge tone="warn">{words.askFirst}</Badge> : null}
                      </span>
                    ) : null}
                  </span>
                ),
              },
              { label: words.workStatus, cell: ({ workStatus }) => workStatusLabels[workStatus] },
              { label: words.releaseOn, cell: releaseText },
              { label: words.lastContact, cell: (row) => contactText(row, today) },
              { label: words.next, cell: nextText },
              { label: words.todos, cell: (row) => words.todosText(row.todosDone, row.todosAll), isNumber: true },
              { label: words.open, cell: ({ openApplications }) => openApplications, isNumber: true },
            ]}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </section>
      {tab === 'team' && focus === null ? (
        <section className="dash-section" aria-labelledby="loads">
          <h2 id="loads">{words.loads}</h2>
          <Bars label={words.loads} rows={workers.map(({ name, load }) => ({ label: name, value: load }))} />
        </section>
      ) : null}
    </>
  )
}

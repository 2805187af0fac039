import { personPath } from '@/components/demonstration/caseworker/person-path'
import { Badge } from '@/components/work/badge'
import { Bars } from '@/components/work/bars'
import { CsvButton } from '@/components/demonstration/parts/csv-button'
import { DataTable } from '@/components/work/data-table'
import type { Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { ListSection } from '@/components/work/list-section'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { ScreenLink } from '@/components/work/screen-link'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { caseloadWords as words } from '@/lib/content/demonstration/caseworker-words'
import { alertLabels, alertReasons, workStatusLabels } from '@/lib/content/dashboards/labels'
import {
  blankCaseloadFilters,
  caseloadSorts,
  caseloadTabs,
  releaseWindows,
  type CaseloadFilters,
  type loadCaseload,
} from '@/lib/domain/dashboards/caseworker/load-caseworker'
import { workStatuses } from '@/lib/domain/dashboards/service-state'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { dayText, weekdayText, whenText } from '@/lib/content/wording/date-text'

type Props = ScreenProps<typeof loadCaseload, CaseloadFilters> & { empty: Empty }
type Row = Props['view']['rows'][number]

const path = '/dashboard/caseworker/caseload'

const releaseText = ({ where, expectedReleaseOn }: Row): string => {
  if (expectedReleaseOn !== null) return words.releaseDue(dayText(expectedReleaseOn))
  return where === 'custody' ? words.custodyNoDay : words.community
}
const contactText = ({ lastContactOn }: Row, today: PlainDate): string =>
  lastContactOn ? whenText(lastContactOn, today) : words.never
const nextText = ({ nextAppointment }: Row): string =>
  nextAppointment ? `${weekdayText(nextAppointment.on)}: ${nextAppointment.title}` : words.none

const tones = { urgent: 'warn', soon: 'wait', news: 'plain' } as const

/** The most urgent reason to look at somebody, and how many others there are. */
function Attention({ row: { alerts } }: { row: Row }) {
  const [first, ...others] = alerts
  if (!first) return words.attentionNone
  return (
    <span className="dash-cell case-attention">
      <Badge tone={tones[first.severity]}>{alertLabels[first.kind]}</Badge>
      <span className="dash-aside">
        {alertReasons[first.kind](first.days)} {others.length > 0 ? words.attentionMore(others.length) : ''}
      </span>
    </span>
  )
}

function Filters({ filters }: { filters: CaseloadFilters }) {
  const { tab, search, status, release, sort } = filters
  const query = [search, status, release, sort].join(' ')
  const { search: noSearch, status: noStatus, release: anyRelease, sort: usualSort } = blankCaseloadFilters
  const isBlank = query === [noSearch, noStatus, anyRelease, usualSort].join(' ')
  return (
    <FilterBar
      label={words.filter}
      foldedAs={words.filterAndSort}
      action={path}
      query={query}
      kept={tab === blankCaseloadFilters.tab ? {} : { tab }}
      clearHref={isBlank ? undefined : pathWithQuery(path, { tab: tab === blankCaseloadFilters.tab ? null : tab })}
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

/** People, by tab and filter. The whole team's view also shows how many each caseworker has. */
export function Caseload({ view, query: filters, today, empty }: Props) {
  const { counts, rows, workers, most } = view
  const { tab, focus } = filters
  return (
    <>
      {most !== null && counts.mine > most ? <p className="notice">{words.over(counts.mine, most)}</p> : null}
      {focus === null ? (
        <>
          <LinkTabs
            label={words.tabs}
            values={caseloadTabs}
            current={tab}
            labelOf={(name) => words.tab[name]}
            hrefOf={(name) => pathWithQuery(path, { tab: name === blankCaseloadFilters.tab ? null : name })}
            countOf={(name) => counts[name]}
          />
          <Filters filters={filters} />
        </>
      ) : (
        <p className="notice">
          {words.focus[focus]} <PageLink href={path}>{words.focusEnd}</PageLink>
        </p>
      )}
      <ListSection
        heading={words.found(rows.length)}
        tools={
          rows.length === 0 ? null : (
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
          )
        }
        isEmpty={rows.length === 0}
        empty={empty}
      >
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
                  <span className="dash-aside">{releaseText(row)}</span>
                  {row.isNew || row.mustAskPractitionerFirst ? (
                    <span className="case-tags">
                      {row.isNew ? <Badge>{words.isNew}</Badge> : null}
                      {row.mustAskPractitionerFirst ? <Badge tone="warn">{words.askFirst}</Badge> : null}
                    </span>
                  ) : null}
                </span>
              ),
            },
            { label: words.attention, cell: (row) => <Attention row={row} /> },
            {
              label: words.workStatus,
              cell: (row) => (
                <span className="dash-cell case-progress">
                  <span>{workStatusLabels[row.workStatus]}</span>
                  <span className="dash-aside">
                    {words.inPlace(row.todosDone, row.todosAll)}, {words.openCount(row.openApplications)}
                  </span>
                </span>
              ),
            },
            { label: words.lastContact, isShort: true, cell: (row) => contactText(row, today) },
            { label: words.next, cell: nextText },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </ListSection>
      {tab === 'team' && focus === null ? (
        <section className="dash-section" aria-labelledby="loads">
          <h2 id="loads">{words.loads}</h2>
          <Bars label={words.loads} rows={workers.map(({ name, load }) => ({ label: name, value: load }))} />
        </section>
      ) : null}
    </>
  )
}

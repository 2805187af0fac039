import { Bars } from '@/components/dashboard/parts/bars'
import { CsvButton } from '@/components/dashboard/parts/csv-button'
import { DataTable } from '@/components/dashboard/parts/data-table'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { FilterBar } from '@/components/dashboard/parts/filter-bar'
import { SelectField } from '@/components/forms/select-field'
import { socialValueWords as words } from '@/lib/content/dashboards/employer-words'
import {
  frameworkLabels,
  hiddenCount,
  measureLabels,
  periodLabels,
  reportEvidenceLabels,
} from '@/lib/content/dashboards/labels'
import type { loadSocialValue } from '@/lib/domain/dashboards/employer/load-social-value'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { dayText } from '@/lib/domain/lists/day-words'
import { periods } from '@/lib/domain/social-value/measures'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'

type Report = ReturnType<typeof loadSocialValue>
type Measure = Report['measures'][number]
type Props = { report: Report; today: PlainDate; empty: Empty }

const path = '/dashboard/employer/social-value'

const shownText = (people: ShownCount): string => (people.kind === 'hidden' ? hiddenCount.text : String(people.count))
const numberOf = ({ value }: Measure): string => (value === null ? hiddenCount.text : String(value))
const reachedOf = ({ value, target }: Measure): string => {
  if (target === null) return words.notReached
  return value === null ? hiddenCount.text : words.percent(Math.round((value / target) * 100))
}

function Filters({ report }: { report: Report }) {
  const { period, contract, contracts } = report
  const isFiltered = period !== 'all' || contract !== null
  return (
    <FilterBar
      label={words.filter}
      action={path}
      query={`${period} ${contract?.id ?? ''}`}
      clearHref={isFiltered ? path : undefined}
    >
      <SelectField
        id="period"
        name="period"
        label={words.period}
        defaultValue={period}
        options={periods.map((value) => ({ value, label: periodLabels[value] }))}
      />
      <SelectField
        id="contract"
        name="contract"
        label={words.contract}
        defaultValue={contract?.id ?? ''}
        options={[
          { value: '', label: words.allContracts },
          ...contracts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FilterBar>
  )
}

function Measures({ report, today }: Omit<Props, 'empty'>) {
  const { measures, contract, period } = report
  const hasTargets = contract !== null
  // Hours are of another size than people: they would make every other bar a hair.
  const drawn = measures.filter(({ kind }) => kind !== 'hours_per_week')
  return (
    <section className="dash-section" aria-labelledby="measures">
      <div className="dash-list-head">
        <h2 id="measures" className="dash-heading">
          {hasTargets ? words.measures : words.measuresPlain}
        </h2>
        <CsvButton
          fileName={`${words.filePrefix}-${period}-${today}.csv`}
          head={[words.measure, words.number, words.target, words.reached]}
          rows={measures.map((one) => [measureLabels[one.kind], numberOf(one), one.target, reachedOf(one)])}
        />
      </div>
      <div className="employer-report">
        <div>
          <Bars
            label={words.chart}
            rows={drawn.map((one) => ({
              label: measureLabels[one.kind],
              value: one.value ?? 0,
              ...(one.target === null
                ? { text: numberOf(one) }
                : { text: words.of(numberOf(one), one.target), target: one.target }),
            }))}
          />
          {hasTargets ? <p className="small">{words.targetKey}</p> : null}
        </div>
        <DataTable
          caption={hasTargets ? words.measures : words.measuresPlain}
          isCaptionHidden
          columns={[
            { label: words.measure, cell: ({ kind }: Measure) => measureLabels[kind] },
            { label: words.number, cell: numberOf, isNumber: true },
            ...(hasTargets
              ? [
                  { label: words.target, cell: ({ target }: Measure) => target ?? words.noTarget, isNumber: true },
                  { label: words.reached, cell: reachedOf, isNumber: true },
                ]
              : []),
          ]}
          rows={measures}
          rowKey={({ kind }) => kind}
        />
      </div>
      <p>{hiddenCount.why}</p>
    </section>
  )
}

type PeopleTable = {
  id: string
  heading: string
  label: string
  rows: readonly { label: string; people: ShownCount }[]
  total: ShownCount
}

function PeopleTable({ id, heading, label, rows, total }: PeopleTable) {
  if (rows.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <DataTable
        caption={heading}
        isCaptionHidden
        columns={[
          { label, cell: (row) => row.label },
          { label: words.people, cell: ({ people }) => shownText(people), isNumber: true },
        ]}
        rows={[...rows, { label: words.total, people: total }]}
        rowKey={(row) => row.label}
      />
    </section>
  )
}

/** The report for a buyer, on one sheet of paper. */
export function SocialValue({ report, today, empty }: Props) {
  const { company, period, contract, towns, evidence, total } = report
  const isEmpty = total.kind === 'count' && total.count === 0
  return (
    <>
      <Filters report={report} />
      <p>
        <strong>{words.about(company, periodLabels[period], contract?.name ?? words.allContracts)}</strong>{' '}
        {contract ? words.for(contract.buyer, frameworkLabels[contract.framework]) : null}{' '}
        {words.counted(dayText(today))}
      </p>
      {isEmpty ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <Measures report={report} today={today} />
          <div className="dash-cards employer-tables" data-columns="2">
            <PeopleTable
              id="towns"
              heading={words.towns}
              label={words.town}
              rows={towns.map(({ town, people }) => ({ label: town, people }))}
              total={total}
            />
            <PeopleTable
              id="evidence"
              heading={words.evidence}
              label={words.evidenceOf}
              rows={evidence.map((one) => ({ label: reportEvidenceLabels[one.evidence], people: one.people }))}
              total={total}
            />
          </div>
        </>
      )}
      <section className="dash-section" aria-labelledby="method">
        <h2 id="method">{words.method}</h2>
        <ul>
          {words.methods.map((method) => (
            <li key={method}>{method}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

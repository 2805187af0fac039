import { Bars } from '@/components/work/bars'
import { CsvButton } from '@/components/demonstration/parts/csv-button'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { shownBar } from '@/components/demonstration/parts/shown-count'
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
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { dayText } from '@/lib/content/wording/date-text'
import { periods, type ReportPeriod } from '@/lib/domain/social-value/measures'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'

type Query = { period: ReportPeriod; contractId: string | null }
type Props = ScreenProps<typeof loadSocialValue, Query> & { empty: Empty }
type Report = Props['view']
type Measure = Report['measures'][number]

const path = '/dashboard/employer/social-value'

const numberText = (value: number): string => value.toLocaleString('en-GB')
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

function Measures({ report, today }: { report: Report; today: PlainDate }) {
  const { measures, contract, period } = report
  const hasTargets = contract !== null
  // Hours are on a different scale from people and would shrink every other bar to nothing, so they are in the
  // headline.
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
          rows={measures.map((measure) => [
            measureLabels[measure.kind],
            numberOf(measure),
            measure.target,
            reachedOf(measure),
          ])}
        />
      </div>
      <Bars
        label={words.chart}
        rows={drawn.map((measure) => ({
          label: measureLabels[measure.kind],
          value: measure.value,
          ...(measure.target === null || measure.value === null
            ? { text: measure.value === null ? hiddenCount.bar : numberOf(measure) }
            : {
                text: words.of(numberOf(measure), measure.target, reachedOf(measure)),
                target: measure.target,
              }),
        }))}
      />
      {hasTargets ? <p className="dash-report-note">{words.targetKey}</p> : null}
    </section>
  )
}

type PartProps = { id: string; heading: string; rows: readonly { label: string; people: ShownCount }[] }

function Part({ id, heading, rows }: PartProps) {
  if (rows.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <Bars label={heading} rows={rows.map(({ label, people }) => shownBar(label, people))} />
    </section>
  )
}

/** The report for a buyer, on one sheet of paper. */
export function SocialValue({ view: report, today, empty }: Props) {
  const { company, period, contract, towns, evidence, total, measures } = report
  const isEmpty = total.kind === 'count' && total.count === 0
  const hours = measures.find(({ kind }) => kind === 'hours_per_week')
  const about = words.about(company, periodLabels[period], contract?.name ?? words.allContracts)
  return (
    <>
      <Filters report={report} />
      {isEmpty ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <p className="dash-headline">
            {total.kind === 'count' ? words.headline(total.count) : words.headlineHidden}{' '}
            {hours?.value ? words.hours(numberText(hours.value)) : null}
          </p>
          <p className="dash-report-note">
            <strong>{about}</strong> {contract ? words.for(contract.buyer, frameworkLabels[contract.framework]) : null}{' '}
            {words.counted(dayText(today))} {hiddenCount.why} <span className="not-on-paper">{hiddenCount.advice}</span>
          </p>
          <div className="dash-report">
            <Measures report={report} today={today} />
            <Part id="towns" heading={words.towns} rows={towns.map(({ town, people }) => ({ label: town, people }))} />
            <Part
              id="evidence"
              heading={words.evidence}
              rows={evidence.map(({ evidence: kind, people }) => ({ label: reportEvidenceLabels[kind], people }))}
            />
          </div>
          <section className="dash-section" aria-labelledby="method">
            <h2 id="method">{words.method}</h2>
            <ul className="bullet-list dash-report-note">
              {words.methods.map((method) => (
                <li key={method}>{method}</li>
              ))}
            </ul>
          </section>
        </>
      )}
    </>
  )
}

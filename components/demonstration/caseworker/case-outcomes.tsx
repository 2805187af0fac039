import { Bars } from '@/components/work/bars'
import { CsvButton } from '@/components/demonstration/parts/csv-button'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { StatTiles } from '@/components/work/stat-tiles'
import { SelectField } from '@/components/forms/select-field'
import { caseOutcomesWords as words } from '@/lib/content/demonstration/caseworker-words'
import {
  checkResultLabels,
  milestoneLabels,
  periodLabels,
  stageLabels,
  workStatusLabels,
} from '@/lib/content/dashboards/labels'
import type { loadCaseworkerOutcomes } from '@/lib/domain/dashboards/caseworker/load-caseworker-outcomes'
import { dayText } from '@/lib/content/wording/date-text'
import { periods, type ReportPeriod } from '@/lib/domain/social-value/measures'

type Query = { period: ReportPeriod; workerId: string | null }
type Props = ScreenProps<typeof loadCaseworkerOutcomes, Query> & { empty: Empty }
type Report = Props['view']
type Count = { label: string; value: number }
type Part = { id: string; heading: string; rows: readonly Count[] }

const path = '/dashboard/caseworker/outcomes'

const partsOf = ({ inCustody, statuses, stages, milestones }: Report): Part[] => [
  {
    id: 'where',
    heading: words.where,
    rows: [
      { label: words.within, value: inCustody.within12Weeks },
      { label: words.later, value: inCustody.later },
      { label: words.community, value: inCustody.community },
    ],
  },
  {
    id: 'statuses',
    heading: words.statuses,
    rows: statuses.map(({ status, people }) => ({ label: workStatusLabels[status], value: people })),
  },
  {
    id: 'stages',
    heading: words.stages,
    rows: stages.map(({ stage, count }) => ({ label: stageLabels[stage], value: count })),
  },
  {
    id: 'milestones',
    heading: words.milestones,
    rows: milestones.flatMap(({ milestone, results, waiting }) => [
      ...results.map(({ result, count }) => ({
        label: `${milestoneLabels[milestone]}: ${checkResultLabels[result].toLowerCase()}`,
        value: count,
      })),
      { label: `${milestoneLabels[milestone]}: ${words.waiting.toLowerCase()}`, value: waiting },
    ]),
  },
]

/** The team's own report: a bar and a row for each, zeros included. */
export function CaseOutcomes({ view: report, query: { workerId }, today, empty }: Props) {
  const { period, people, inCustody, applications, applicants, jobs, starts, workers } = report
  const worker = workers.find(({ id }) => id === workerId)
  const parts = partsOf(report)
  const totals: Count[] = [
    { label: words.people(people), value: people },
    { label: words.within, value: inCustody.within12Weeks },
    { label: words.applications(applications), value: applications },
    { label: words.applicants(applicants), value: applicants },
    { label: words.jobs(jobs), value: jobs },
    { label: words.starts(starts), value: starts },
  ]
  return (
    <>
      <FilterBar
        label={words.filter}
        action={path}
        query={`${period} ${worker?.id ?? ''}`}
        clearHref={period !== 'all' || worker ? path : undefined}
      >
        <SelectField
          id="period"
          name="period"
          label={words.period}
          defaultValue={period}
          options={periods.map((value) => ({ value, label: periodLabels[value] }))}
        />
        <SelectField
          id="worker"
          name="worker"
          label={words.worker}
          defaultValue={worker?.id ?? ''}
          options={[{ value: '', label: words.team }, ...workers.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </FilterBar>
      <div className="dash-list-head">
        <p className="case-about">
          <strong>{words.about(periodLabels[period], worker?.name ?? words.team, dayText(today))}</strong> {words.rule}
        </p>
        <CsvButton
          fileName={`${words.filePrefix}-${period}-${today}.csv`}
          head={[words.section, words.row, words.number]}
          rows={[
            ...totals.map(({ label, value }) => [words.numbers, label, value]),
            ...parts.flatMap(({ heading, rows }) => rows.map(({ label, value }) => [heading, label, value])),
          ]}
        />
      </div>
      <StatTiles label={words.numbers} tiles={totals} />
      {people === 0 ? <EmptyState {...empty} /> : null}
      <div className="dash-report">
        {parts.map(({ id, heading, rows }) => (
          <section key={id} className="dash-section" aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <Bars label={heading} rows={rows} />
          </section>
        ))}
      </div>
    </>
  )
}

import type { Route } from 'next'

import { NoOutcomes } from '@/components/casework/outcomes/no-outcomes'
import { SelectField } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Bar } from '@/components/work/bars'
import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { Typed } from '@/components/work/typed'
import {
  funderReportWords as words,
  partnerReportWords,
  partText,
  reportHeadline,
  reportStepLabels,
  reportStepMeanings,
} from '@/lib/content/casework/partner-report'
import { hiddenCount } from '@/lib/content/dashboards/labels'
import { hiddenOrCount, spanText } from '@/lib/content/hiring/social-value'
import { dayText } from '@/lib/content/wording/date-text'
import { formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import {
  funderReport,
  reportInShort,
  type FirstStep,
  type ReportedPerson,
  type ReportStep,
} from '@/lib/domain/outcomes/partner-report'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'

type Props = {
  portal: PeoplePortal
  /** Null for a member who may not make reports. */
  facts: { organisation: string; people: readonly ReportedPerson[] } | null
  chosen: { span: string; part: string }
  today: PlainDate
}

/** The report of an organisation that leaves it: counts from which nobody can be picked out. */
export function FunderReportScreen({ portal, facts, chosen, today }: Props) {
  if (facts === null) return <NoOutcomes portal={portal} heading={words.title} />
  const report = funderReport(facts.people, chosen, today)
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${portal}/outcomes` as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DetailHeading
        heading={words.titleOf(facts.organisation)}
        shows={
          report.isEmpty
            ? undefined
            : report.since
              ? words.firstMonth(dayText(today))
              : words.about(partText(report.service, report.area), spanText({ id: report.span }), dayText(report.until))
        }
        isPrinted={!report.isEmpty}
      />
      {report.isEmpty ? null : <p className="not-on-paper">{words.lead}</p>}
      {report.isEmpty ? (
        <EmptyState text={words.none} />
      ) : report.since ? (
        <FirstMonth since={report.since} />
      ) : (
        <WholeReport portal={portal} report={report} />
      )}
      {report.isEmpty ? null : (
        <section className="dash-section" aria-labelledby="method">
          <h2 id="method">{words.method}</h2>
          <ul className="bullet-list dash-report-note">
            {words.methods.map((method) => (
              <li key={method}>{method}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

type Report = ReturnType<typeof funderReport>
type FirstMonthProps = { since: NonNullable<Report['since']> }

/** Before the first whole month has ended: what there is to say, and what will be. */
function FirstMonth({ since }: FirstMonthProps) {
  return (
    <>
      <Headline>{reportHeadline('', words.inFirstMonth, reportInShort(since.steps))}</Headline>
      <StepTable steps={since.steps} labels={words.firstSteps} />
      {/* A funder reads the numbers, not what we'll count one day. */}
      <section className="dash-section not-on-paper" aria-labelledby="later">
        <h2 id="later">{words.later}</h2>
        <ul className="bullet-list dash-report-note">
          {words.laterParts(dayText(since.countedFrom)).map((part) => (
            <li key={part}>{part}</li>
          ))}
          <li>{words.onlyInFirst}</li>
        </ul>
      </section>
    </>
  )
}

/** The report in one sentence, above its numbers. */
const Headline = ({ children }: { children: string }) => (
  <h2 className="dash-heading">
    <Typed>{children}</Typed>
  </h2>
)

type StepTableProps<Step extends ReportStep | FirstStep> = {
  steps: readonly { step: Step; people: ShownCount }[]
  labels: Readonly<Record<Step, string>>
}

/** The steps of a report, each with what it means and how many people reached it; below them why some are not shown. */
function StepTable<Step extends ReportStep | FirstStep>({ steps, labels }: StepTableProps<Step>) {
  const most = Math.max(1, ...steps.map(({ people }) => (people.kind === 'count' ? people.count : 0)))
  return (
    <>
      <DataTable
        caption={partnerReportWords.table}
        isCaptionHidden
        rows={steps}
        rowKey={({ step }) => step}
        columns={[
          {
            label: partnerReportWords.step,
            cell: ({ step }) => (
              <>
                {labels[step]} <span className="dash-aside">{reportStepMeanings[step]}</span>
              </>
            ),
          },
          {
            label: partnerReportWords.people,
            cell: ({ people }) => (
              <>
                {hiddenOrCount(people)}
                {people.kind === 'count' ? <Bar value={people.count} most={most} /> : null}
              </>
            ),
          },
        ]}
      />
      <section className="dash-section" aria-labelledby="hidden">
        <h2 id="hidden">{words.hidden}</h2>
        <p className="dash-report-note">{hiddenCount.why}</p>
      </section>
    </>
  )
}

type WholeProps = { portal: PeoplePortal; report: Report }

/** The report of whole months, and what it can be narrowed to. */
function WholeReport({ portal, report }: WholeProps) {
  const { span, steps } = report
  return (
    <>
      <FilterBar label={words.filter} action={`${portal}/outcomes/report`} query={`${span} ${report.part}`}>
        <SelectField
          id="span"
          name="span"
          label={words.span}
          defaultValue={span}
          options={report.spans.map((one) => ({ value: one.id, label: spanText(one) }))}
        />
        <SelectField
          id="part"
          name="part"
          label={words.part}
          defaultValue={report.part}
          options={[
            { value: '', label: words.everybody },
            ...report.services.map((one) => ({ value: one, label: partText(one, null) })),
            ...report.areas.map((one) => ({ value: one, label: partText(null, one) })),
          ]}
        />
      </FilterBar>
      <Headline>
        {reportHeadline(
          report.part === '' ? '' : partText(report.service, report.area),
          span === 'all' ? '' : words.inSpan(spanText({ id: span })),
          reportInShort(steps),
        )}
      </Headline>
      <StepTable steps={steps} labels={reportStepLabels} />
      <form method="post" action={`/api/${formsOf(portal)}/outcomes-file`} className="button-row not-on-paper">
        <input type="hidden" name="span" value={span} />
        <input type="hidden" name="part" value={report.part} />
        <Button type="submit" look="secondary">
          {words.download}
        </Button>
      </form>
    </>
  )
}

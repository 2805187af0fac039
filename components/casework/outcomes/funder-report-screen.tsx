import type { Route } from 'next'

import { SelectField } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Bar } from '@/components/work/bars'
import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { Typed } from '@/components/work/typed'
import { peopleWords } from '@/lib/content/casework/people'
import {
  funderReportWords as words,
  partnerReportWords,
  partText,
  reportStepLabels,
} from '@/lib/content/casework/partner-report'
import { hiddenCount } from '@/lib/content/dashboards/labels'
import { hiddenOrCount, spanText } from '@/lib/content/hiring/social-value'
import { dayText } from '@/lib/content/wording/date-text'
import { formsOf, membersPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { funderReport, type ReportedPerson } from '@/lib/domain/outcomes/partner-report'

type Props = {
  portal: PeoplePortal
  /** Null for a member who may not make reports. */
  facts: { organisation: string; people: readonly ReportedPerson[] } | null
  chosen: { span: string; part: string }
  today: PlainDate
}

/** The report of an organisation that leaves it: counts from which nobody can be picked out. */
export function FunderReportScreen({ portal, facts, chosen, today }: Props) {
  if (facts === null)
    return (
      <>
        <DetailHeading heading={words.title} />
        <EmptyState
          text={partnerReportWords.noRight}
          link={{ label: peopleWords.whoManages, href: membersPath(portal) as Route }}
        />
      </>
    )
  const report = funderReport(facts.people, chosen, today)
  const { span, service, area, steps } = report
  const most = Math.max(1, ...steps.map(({ people }) => (people.kind === 'count' ? people.count : 0)))
  return (
    <>
      <p className="not-on-paper">
        <PageLink href={`${portal}/outcomes` as Route} className="text-link">
          {words.back}
        </PageLink>
      </p>
      <DetailHeading
        heading={words.titleOf(facts.organisation)}
        shows={words.lead}
        isPrinted={!report.isEmpty && !report.isTooSoon}
      />
      {report.isEmpty ? (
        <EmptyState text={partnerReportWords.none} />
      ) : (
        <>
          <FilterBar
            label={words.filter}
            action={`${portal}/outcomes/report`}
            query={`${span} ${report.part}`}
            submit={partnerReportWords.show}
          >
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
          <p className="dash-report-note">
            <strong>
              <Typed>{words.about(facts.organisation, partText(service, area), spanText({ id: span }))}</Typed>
            </strong>{' '}
            {words.until(dayText(report.until))} {hiddenCount.why}
          </p>
          {report.since ? (
            <div className="dash-section not-on-paper">
              <EmptyState
                text={words.none(dayText(report.until), report.since.people, dayText(report.since.countedFrom))}
              />
            </div>
          ) : (
            <DataTable
              caption={partnerReportWords.table}
              rows={steps}
              rowKey={({ step }) => step}
              columns={[
                { label: partnerReportWords.step, cell: ({ step }) => reportStepLabels[step] },
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
          )}
          {report.isTooSoon ? null : (
            <form method="post" action={`/api/${formsOf(portal)}/outcomes-file`} className="button-row not-on-paper">
              <input type="hidden" name="span" value={span} />
              <input type="hidden" name="part" value={report.part} />
              <Button type="submit" look="secondary">
                {words.download}
              </Button>
            </form>
          )}
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

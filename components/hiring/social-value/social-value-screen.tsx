import type { Route } from 'next'
import type { ReactNode } from 'react'

import { employerPortal, type EmployerPlace } from '@/components/hiring/screen-place'
import { ContractForms, notCountedText } from '@/components/hiring/social-value/contract-forms'
import { SelectField } from '@/components/forms/select-field'
import { Button } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { Bar } from '@/components/work/bars'
import { DataTable } from '@/components/work/data-table'
import { DetailHeading } from '@/components/work/detail-heading'
import { DoneNotice } from '@/components/work/done-notice'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import type { KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { frameworkLabels } from '@/lib/content/dashboards/labels'
import { companyWords } from '@/lib/content/hiring/company'
import {
  hiddenOrCount,
  employerValueDone,
  spanText,
  valueMeasureLabels,
  employerValueWords as words,
} from '@/lib/content/hiring/social-value'
import { dayText } from '@/lib/content/wording/date-text'
import { socialValueReport, type ValueFacts } from '@/lib/domain/social-value/social-value'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  /** Null for a member who may not make reports. */
  facts: (ValueFacts & { company: string }) | null
  /** How far the company has got in which they work; null for none that hires here. @default 'approved' */
  state?: 'approved' | 'paused' | null
  chosen: { span: string; contract: string | null }
  today: PlainDate
  done?: unknown
  kept: KeptForm | null
  /** @default the portal */
  place?: EmployerPlace
  /** Under the figures. */
  children?: ReactNode
}

/** What an employer's jobs have led to, for a buyer: counts from which nobody can be picked out. */
export function SocialValueScreen({
  facts,
  state = 'approved',
  chosen,
  today,
  done,
  kept,
  place = employerPortal,
  children,
}: Props) {
  if (facts === null)
    return (
      <>
        <DetailHeading heading={words.title} shows={words.lead} />
        {state ? (
          <EmptyState
            text={state === 'paused' ? words.paused : words.noRight}
            link={{ label: words.toCompany, href: '/dashboard/employerportal/company' }}
          />
        ) : (
          <EmptyState text={words.noCompany} link={{ label: companyWords.ask, href: '/account/company' }} />
        )}
      </>
    )
  const report = socialValueReport(facts, chosen, today)
  const { span, contract, measures, hours, until } = report
  const notCounted = contract && notCountedText(contract, { until, today })
  const isMarked = !notCounted && measures.some(({ people, target }) => target !== null && people.kind === 'count')
  const shownSpan = spanText({ id: span })
  const most = Math.max(
    1,
    ...measures.map(({ people, target }) => Math.max(people.kind === 'count' ? people.count : 0, target?.target ?? 0)),
  )
  return (
    <>
      <DoneNotice words={employerValueDone} done={done} />
      <DetailHeading heading={words.title} shows={words.lead} isPrinted={!report.isEmpty} />
      {report.isEmpty ? (
        <div className="dash-empty">
          <p>
            <strong>{words.none}</strong> {words.noneHow}
          </p>
          <p>
            {words.noneShows} <PageLink href="/dashboard/employer/social-value">{words.example}</PageLink>
          </p>
        </div>
      ) : (
        <>
          <FilterBar
            label={words.filter}
            action={`${place.path}/social-value` as Route}
            query={`${span} ${contract?.id ?? ''}`}
            submit={words.show}
          >
            <SelectField
              id="span"
              name="span"
              label={words.span}
              defaultValue={span}
              options={report.spans.map((one) => ({ value: one.id, label: spanText(one) }))}
            />
            <SelectField
              id="contract"
              name="contract"
              label={words.contract}
              defaultValue={contract?.id ?? ''}
              options={[
                { value: '', label: words.allContracts },
                ...facts.contracts.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </FilterBar>
          <p className="dash-report-note">
            <strong>
              <Typed>{words.about(facts.company, contract?.name ?? words.allContracts, shownSpan)}</Typed>
            </strong>{' '}
            {contract ? <Typed>{words.for(contract.buyer, frameworkLabels[contract.framework])}</Typed> : null}{' '}
            {notCounted ?? `${words.until(dayText(until))} ${words.why}`} {isMarked ? words.mark : null}
          </p>
          {hours === null || hours === 0 ? null : <p className="dash-headline">{words.hours(hours)}</p>}
          <DataTable
            caption={words.table}
            rows={measures}
            rowKey={({ measure }) => measure}
            columns={[
              { label: words.measure, cell: ({ measure }) => valueMeasureLabels[measure] },
              {
                label: words.people,
                cell: ({ people, target }) => (
                  <>
                    {notCounted ? '–' : hiddenOrCount(people)}
                    {people.kind === 'count' && !notCounted && (people.count > 0 || target) ? (
                      <Bar value={people.count} most={most} target={target?.target} />
                    ) : null}
                  </>
                ),
              },
              ...(contract
                ? [
                    {
                      label: words.promised,
                      cell: ({ target }: (typeof measures)[number]) => (target === null ? '–' : String(target.target)),
                    },
                    {
                      label: words.share,
                      cell: ({ people, target }: (typeof measures)[number]) =>
                        target === null || notCounted || people.kind === 'hidden'
                          ? '–'
                          : words.percent(Math.round((people.count / target.target) * 100)),
                    },
                    ...(measures.some(({ target }) => target?.code)
                      ? [
                          {
                            label: words.code,
                            cell: ({ target }: (typeof measures)[number]) => <Typed>{target?.code || '–'}</Typed>,
                          },
                        ]
                      : []),
                  ]
                : []),
            ]}
          />
          {children}
          <div className="button-row not-on-paper">
            <form method="post" action={`/api/${place.forms}/social-value-file`}>
              <input type="hidden" name="span" value={span} />
              <input type="hidden" name="contract" value={contract?.id ?? ''} />
              <Button type="submit" look="secondary">
                {words.download}
              </Button>
            </form>
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
      <ContractForms contracts={report.contracts} until={until} today={today} kept={kept} to={place.forms} />
    </>
  )
}

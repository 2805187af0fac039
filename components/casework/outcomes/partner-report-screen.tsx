import type { Route } from 'next'

import { NoOutcomes } from '@/components/casework/outcomes/no-outcomes'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { PageLink } from '@/components/ui/page-link'
import { Bar } from '@/components/work/bars'
import { DataTable } from '@/components/work/data-table'
import { BackToOverview } from '@/components/casework/pages/back-to-overview'
import { DetailHeading } from '@/components/work/detail-heading'
import { EmptyState } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { Typed } from '@/components/work/typed'
import { partnerReportWords as words, reportStepLabels } from '@/lib/content/casework/partner-report'
import { serviceLabels } from '@/lib/content/dashboards/labels'
import { filePath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import {
  areasOf,
  partnerReport,
  type ReportedPerson,
  type ReportFilter,
  type ReportStep,
} from '@/lib/domain/outcomes/partner-report'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { referralServices } from '@/lib/domain/referrals/referral'

type Facts = {
  organisation: string
  workers: readonly { id: string; name: string | null }[]
  people: readonly ReportedPerson[]
}
type Props = {
  portal: PeoplePortal
  /** Null for a member who may not make reports. */
  facts: Facts | null
  filter: ReportFilter
  today: PlainDate
}

/** How far the people of an organisation have come, with every number, and who they are. */
export function PartnerReportScreen({ portal, facts, filter, today }: Props) {
  if (facts === null) return <NoOutcomes portal={portal} heading={words.title} />
  const steps = partnerReport(facts.people, filter, today)
  const most = Math.max(1, ...steps.map(({ people }) => people.length))
  const { from, to, service, area, worker, step: opened } = filter
  const kept = { from, to, service, area, worker }
  const path: Route = `${portal}/outcomes`
  const hrefOf = (step: ReportStep | null) => pathWithQuery(path, { ...kept, step })
  const listed = steps.find(({ step }) => step === opened)
  const withoutFile = steps[0]?.people.filter(({ file }) => file === null).length ?? 0
  const isFiltered = Object.values(kept).some((value) => value !== null)
  return (
    <>
      {portal === '/dashboard/caseworkerportal' ? <BackToOverview portal={portal} /> : null}
      <DetailHeading heading={words.title} shows={words.lead} />
      <p className="on-paper">{words.onPaper}</p>
      {facts.people.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <div className="not-on-paper">
          <FilterBar
            label={words.filter}
            action={path}
            query={JSON.stringify(kept)}
            foldedAs={words.filter}
            clearHref={isFiltered ? path : undefined}
          >
            <TextField id="from" name="from" type="date" label={words.from} max={today} defaultValue={from ?? ''} />
            <TextField id="to" name="to" type="date" label={words.to} defaultValue={to ?? ''} />
            <SelectField
              id="service"
              name="service"
              label={words.service}
              defaultValue={service ?? ''}
              options={[
                { value: '', label: words.everyService },
                ...referralServices.map((value) => ({ value, label: serviceLabels[value] })),
              ]}
            />
            <SelectField
              id="area"
              name="area"
              label={words.area}
              defaultValue={area ?? ''}
              options={[
                { value: '', label: words.everyArea },
                ...areasOf(facts.people).map((value) => ({ value, label: value })),
              ]}
            />
            <SelectField
              id="worker"
              name="worker"
              label={words.worker}
              defaultValue={worker ?? ''}
              options={[
                { value: '', label: words.everybody },
                ...facts.workers.map(({ id, name }) => ({ value: id, label: name ?? words.unnamed })),
                { value: 'none', label: words.nobody },
              ]}
            />
          </FilterBar>
          <div className="work-columns">
            <div>
              <h2 className="dash-heading">{words.table}</h2>
              {steps.every(({ people }) => people.length === 0) ? <p>{words.noMatch}</p> : null}
              <DataTable
                caption={words.table}
                isCaptionHidden
                rows={steps}
                rowKey={({ step }) => step}
                columns={[
                  {
                    label: words.step,
                    cell: ({ step, people }) =>
                      people.length === 0 ? (
                        reportStepLabels[step]
                      ) : (
                        // On a phone the list opens below the screen.
                        <PageLink
                          href={`${hrefOf(step)}#listed` as Route}
                          aria-current={listed?.step === step ? 'true' : undefined}
                        >
                          {listed?.step === step ? (
                            <strong>{words.shown(reportStepLabels[step])}</strong>
                          ) : (
                            reportStepLabels[step]
                          )}
                        </PageLink>
                      ),
                  },
                  {
                    label: words.people,
                    cell: ({ people }) => (
                      <>
                        {people.length}
                        <Bar value={people.length} most={most} />
                      </>
                    ),
                  },
                ]}
              />
              {withoutFile > 0 ? <p>{words.withoutFileOfAll(withoutFile)}</p> : null}
              {listed ? <Listed portal={portal} {...listed} back={hrefOf(null)} /> : null}
            </div>
            <div>
              <section className="dash-section" aria-labelledby="to-funder">
                <h2 id="to-funder">{words.toFunder}</h2>
                <p>{words.toFunderHint}</p>
                <ButtonLink href={`${path}/report`} look="secondary">
                  {words.openFunder}
                </ButtonLink>
              </section>
              <section className="dash-section" aria-labelledby="method">
                <h2 id="method">{words.method}</h2>
                <ul className="bullet-list dash-report-note">
                  {words.methods.map((method) => (
                    <li key={method}>{method}</li>
                  ))}
                </ul>
              </section>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

type ListedProps = { portal: PeoplePortal; step: ReportStep; people: readonly ReportedPerson[]; back: Route }

function Listed({ portal, step, people, back }: ListedProps) {
  const files = people.flatMap(({ file }) => file ?? [])
  const others = people.length - files.length
  return (
    <section className="dash-section" aria-labelledby="listed">
      <h2 id="listed">{words.listed(reportStepLabels[step], people.length)}</h2>
      <ul className="plain-list dash-lines">
        {files.map(({ reference, name }) => (
          <li key={reference}>
            <PageLink href={filePath(portal, reference) as Route}>
              <Typed>{name}</Typed>
            </PageLink>{' '}
            <span className="dash-aside">{reference}</span>
          </li>
        ))}
      </ul>
      {others === 0 ? null : <p>{words.withoutFile(others)}</p>}
      <PageLink href={back}>{words.all}</PageLink>
    </section>
  )
}

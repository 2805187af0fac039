'use client'

import { Bars } from '@/components/dashboard/parts/bars'
import { CsvButton } from '@/components/dashboard/parts/csv-button'
import { DataTable } from '@/components/dashboard/parts/data-table'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { StatTiles } from '@/components/dashboard/parts/stat-tiles'
import { useDemo } from '@/components/dashboard/use-demo'
import {
  funnelLabels,
  hiddenCount,
  periodLabels,
  referralOutcomeLabels,
  serviceLabels,
} from '@/lib/content/dashboards/labels'
import { outcomesWords as words } from '@/lib/content/dashboards/partner-words'
import { loadPartnerOutcomes } from '@/lib/domain/dashboards/partner/load-partner-outcomes'
import { withQuery } from '@/lib/domain/lists/address-query'
import { dayText } from '@/lib/domain/lists/day-words'
import { periods, type ReportPeriod } from '@/lib/domain/social-value/measures'
import type { ShownCount } from '@/lib/domain/social-value/small-numbers'

const path = '/dashboard/partner/outcomes'

const shown = (count: ShownCount): number | string => (count.kind === 'count' ? count.count : hiddenCount.text)

type Props = { day: string; empty: Empty; period: ReportPeriod }

export function Outcomes({ day, empty, period }: Props) {
  const { state, viewer, today } = useDemo('partner', day)
  const report = loadPartnerOutcomes(state, viewer, { today, period })
  const funnel = report.funnel.map(({ step, people }) => ({ label: funnelLabels[step], people }))
  const outcomes = [
    ...report.outcomes.map(({ outcome, count }) => ({ label: referralOutcomeLabels[outcome], count })),
    { label: words.total, count: report.completed },
  ]
  const services = report.services.map(({ service, count }) => ({ label: serviceLabels[service], count }))
  const isEmpty = report.referrals.kind === 'count' && report.referrals.count === 0
  return (
    <>
      <LinkTabs
        label={words.periodLabel}
        tabs={periods.map((one) => ({
          label: periodLabels[one],
          href: withQuery(path, { period: one }),
          isCurrent: one === period,
        }))}
      />
      <p>
        <strong>{state.partner.name}</strong>. {periodLabels[period]}, {dayText(today)}. {hiddenCount.why}
      </p>
      {isEmpty ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <StatTiles
            label={periodLabels[period]}
            tiles={[
              { label: words.referrals, value: shown(report.referrals) },
              { label: words.completed, value: shown(report.completed) },
            ]}
          />
          <section className="dash-section" aria-labelledby="funnel">
            <div className="dash-list-head">
              <h2 id="funnel" className="dash-heading">
                {words.funnel}
              </h2>
              <CsvButton
                fileName={words.fileName}
                head={[words.table, words.line, words.number]}
                rows={[
                  ...funnel.map(({ label, people }) => [words.funnel, label, shown(people)]),
                  ...outcomes.map(({ label, count }) => [words.outcomes, label, shown(count)]),
                  ...services.map(({ label, count }) => [words.services, label, shown(count)]),
                ]}
              />
            </div>
            <p>{words.funnelNote}</p>
            <div className="partner-report">
              <Bars
                label={words.funnel}
                rows={funnel.map(({ label, people }) =>
                  people.kind === 'count'
                    ? { label, value: people.count }
                    : { label, value: 0, text: hiddenCount.text },
                )}
              />
              <DataTable
                caption={words.funnel}
                isCaptionHidden
                rows={funnel}
                rowKey={({ label }) => label}
                columns={[
                  { label: words.step, cell: ({ label }) => label },
                  { label: words.people, cell: ({ people }) => shown(people), isNumber: true },
                ]}
              />
            </div>
          </section>
          <section className="dash-section" aria-labelledby="outcomes">
            <h2 id="outcomes">{words.outcomes}</h2>
            <DataTable
              caption={words.outcomes}
              isCaptionHidden
              rows={outcomes}
              rowKey={({ label }) => label}
              columns={[
                { label: words.outcome, cell: ({ label }) => label },
                { label: words.count, cell: ({ count }) => shown(count), isNumber: true },
              ]}
            />
          </section>
          <section className="dash-section" aria-labelledby="services">
            <h2 id="services">{words.services}</h2>
            <p>{words.servicesNote}</p>
            <DataTable
              caption={words.services}
              isCaptionHidden
              rows={services}
              rowKey={({ label }) => label}
              columns={[
                { label: words.service, cell: ({ label }) => label },
                { label: words.count, cell: ({ count }) => shown(count), isNumber: true },
              ]}
            />
          </section>
          <section className="dash-section" aria-labelledby="method">
            <h2 id="method">{words.method}</h2>
            <p>{words.methodText}</p>
          </section>
        </>
      )}
    </>
  )
}

import { Bars } from '@/components/work/bars'
import { CsvButton } from '@/components/demonstration/parts/csv-button'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { shownBar, shownCount } from '@/components/demonstration/parts/shown-count'
import {
  funnelLabels,
  hiddenCount,
  periodLabels,
  referralOutcomeLabels,
  serviceLabels,
} from '@/lib/content/dashboards/labels'
import { outcomesWords as words } from '@/lib/content/demonstration/partner-words'
import { dayText } from '@/lib/content/wording/date-text'
import type { loadPartnerOutcomes } from '@/lib/domain/dashboards/partner/load-partner-outcomes'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { periods, type ReportPeriod } from '@/lib/domain/social-value/measures'

const path = '/dashboard/partner/outcomes'

type Props = ScreenProps<typeof loadPartnerOutcomes, { period: ReportPeriod }> & { empty: Empty }

/** What to tell a funder: one headline, then how far people got, how referrals ended and what they were for. */
export function Outcomes({ view: report, query: { period }, today, empty }: Props) {
  const countAt = (name: (typeof report.funnel)[number]['step']) =>
    report.funnel.find(({ step }) => step === name)?.people ?? ({ kind: 'hidden' } as const)
  /** Says nothing about a number that is not shown: its row explains why. */
  const sentence = (name: Parameters<typeof countAt>[0], text: (people: number) => string): string => {
    const count = countAt(name)
    return count.kind === 'count' ? text(count.count) : ''
  }
  const parts = [
    {
      id: 'funnel',
      heading: words.funnel,
      note: words.funnelNote,
      rows: report.funnel.map(({ step, people }) => ({ label: funnelLabels[step], count: people })),
    },
    {
      id: 'outcomes',
      heading: words.outcomes,
      rows: [
        ...report.outcomes.map(({ outcome, count }) => ({ label: referralOutcomeLabels[outcome], count })),
        { label: words.total, count: report.completed },
      ],
    },
    {
      id: 'services',
      heading: words.services,
      note: words.servicesNote,
      rows: report.services.map(({ service, count }) => ({ label: serviceLabels[service], count })),
    },
  ]
  const isEmpty = report.referrals.kind === 'count' && report.referrals.count === 0
  return (
    <>
      <LinkTabs
        label={words.periodLabel}
        values={periods}
        current={period}
        labelOf={(name) => periodLabels[name]}
        hrefOf={(name) => pathWithQuery(path, { period: name })}
      />
      {isEmpty ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <div className="dash-list-head">
            <p className="dash-headline">
              {[
                sentence('referred', words.referred),
                sentence('started', words.started),
                sentence('6_months', words.lasting),
              ].join(' ')}
            </p>
            <CsvButton
              fileName={words.fileName}
              head={[words.table, words.line, words.number]}
              rows={parts.flatMap(({ heading, rows }) =>
                rows.map(({ label, count }) => [heading, label, shownCount(count)]),
              )}
            />
          </div>
          <p className="dash-report-note">
            {report.partner}. {periodLabels[period]}, {words.counted(dayText(today))} {words.base} {hiddenCount.why}{' '}
            <span className="not-on-paper">{hiddenCount.advice}</span>
          </p>
          <div className="dash-report">
            {parts.map(({ id, heading, note, rows }) => (
              <section key={id} className="dash-section" aria-labelledby={id}>
                <h2 id={id}>{heading}</h2>
                {note ? <p className="dash-report-note">{note}</p> : null}
                <Bars label={heading} rows={rows.map(({ label, count }) => shownBar(label, count))} />
              </section>
            ))}
          </div>
          <section className="dash-section" aria-labelledby="method">
            <h2 id="method">{words.method}</h2>
            <p className="dash-report-note">{words.methodText}</p>
          </section>
        </>
      )}
    </>
  )
}

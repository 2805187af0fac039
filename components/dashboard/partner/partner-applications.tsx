'use client'

import { CsvButton } from '@/components/dashboard/parts/csv-button'
import { DataTable } from '@/components/dashboard/parts/data-table'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { ScreenLink } from '@/components/dashboard/parts/screen-link'
import { StageBadge } from '@/components/dashboard/parts/stage-badge'
import { blockerText } from '@/components/dashboard/partner/blocker-text'
import { applicationPath } from '@/components/dashboard/partner/partner-paths'
import { useDemo } from '@/components/dashboard/use-demo'
import { disclosureLabels, stageLabels } from '@/lib/content/dashboards/labels'
import { partnerApplicationsWords as words } from '@/lib/content/dashboards/partner-words'
import { applicationTabs, loadPartnerApplications } from '@/lib/domain/dashboards/partner/load-partner'
import { withQuery } from '@/lib/domain/lists/address-query'
import { countText, whenText } from '@/lib/domain/lists/day-words'

const path = '/dashboard/partner/applications'

type Props = { day: string; empty: Empty; tab: (typeof applicationTabs)[number] }

export function PartnerApplications({ day, empty, tab }: Props) {
  const { state, viewer, today } = useDemo('partner', day)
  const { counts, rows } = loadPartnerApplications(state, viewer, { today, tab })
  const heldUp = ({ blockers }: (typeof rows)[number]): string =>
    blockers.length === 0 ? words.nothing : blockers.map(blockerText).join(', ')
  return (
    <>
      <LinkTabs
        label={words.tabsLabel}
        tabs={applicationTabs.map((one) => ({
          label: words.tabs[one],
          href: withQuery(path, { tab: one }),
          count: counts[one],
          isCurrent: one === tab,
        }))}
      />
      <section className="dash-section" aria-labelledby="list">
        <div className="dash-list-head">
          <h2 id="list" className="dash-heading">
            {words.tabs[tab]}: {countText(rows.length, 'application')}
          </h2>
          <CsvButton
            fileName={words.fileName}
            head={[words.person, words.job, words.company, words.stage, words.since, words.heldUp, words.disclosure]}
            rows={rows.map((row) => [
              row.name,
              row.jobTitle,
              row.company,
              stageLabels[row.stage],
              row.changedOn,
              heldUp(row),
              disclosureLabels[row.disclosure],
            ])}
          />
        </div>
        {rows.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <DataTable
            caption={words.tabs[tab]}
            isCaptionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                label: words.person,
                cell: ({ id, name, reference }) => (
                  <span className="dash-cell">
                    <ScreenLink href={applicationPath(id)}>{name}</ScreenLink>
                    <span className="dash-aside">{reference}</span>
                  </span>
                ),
              },
              {
                label: words.job,
                cell: ({ jobTitle, company }) => (
                  <span className="dash-cell">
                    {jobTitle}
                    <span className="dash-aside">{company}</span>
                  </span>
                ),
              },
              { label: words.stage, cell: ({ stage }) => <StageBadge stage={stage} /> },
              { label: words.since, cell: ({ changedOn }) => whenText(changedOn, today) },
              ...(tab === 'open' ? [{ label: words.heldUp, cell: heldUp }] : []),
              { label: words.worker, cell: ({ worker }) => worker ?? words.nobody },
            ]}
          />
        )}
      </section>
    </>
  )
}

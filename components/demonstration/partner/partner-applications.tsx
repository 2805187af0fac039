import { CsvButton } from '@/components/demonstration/parts/csv-button'
import { DataTable } from '@/components/work/data-table'
import type { Empty } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import { ScreenLink } from '@/components/work/screen-link'
import { StageBadge } from '@/components/work/stage-badge'
import { blockerText } from '@/components/demonstration/partner/blocker-text'
import { applicationPath } from '@/components/demonstration/partner/partner-paths'
import { ListSection } from '@/components/work/list-section'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { disclosureLabels, stageLabels } from '@/lib/content/dashboards/labels'
import { partnerApplicationsWords as words } from '@/lib/content/demonstration/partner-words'
import { applicationTabs, type loadPartnerApplications } from '@/lib/domain/dashboards/partner/load-partner'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { countText, whenText } from '@/lib/content/wording/date-text'

const path = '/dashboard/partner/applications'

type Query = { tab: (typeof applicationTabs)[number] }
type Props = ScreenProps<typeof loadPartnerApplications, Query> & { empty: Empty }

export function PartnerApplications({ view: { counts, rows }, query: { tab }, today, empty }: Props) {
  const heldUp = ({ blockers, stage }: (typeof rows)[number]): string =>
    blockers.length === 0 ? (words.waitsFor[stage] ?? words.nothing) : blockers.map(blockerText).join(', ')
  return (
    <>
      <LinkTabs
        label={words.tabsLabel}
        values={applicationTabs}
        current={tab}
        labelOf={(name) => words.tabs[name]}
        hrefOf={(name) => pathWithQuery(path, { tab: name })}
        countOf={(name) => counts[name]}
      />
      <ListSection
        heading={`${words.tabs[tab]}: ${countText(rows.length, 'application')}`}
        tools={
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
        }
        isEmpty={rows.length === 0}
        empty={empty}
      >
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
            { label: words.since, isShort: true, cell: ({ changedOn }) => whenText(changedOn, today) },
            ...(tab === 'open' ? [{ label: words.heldUp, cell: heldUp }] : []),
            { label: words.worker, cell: ({ worker }) => worker ?? words.nobody },
          ]}
        />
      </ListSection>
    </>
  )
}

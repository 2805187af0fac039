import { CsvButton } from '@/components/demonstration/parts/csv-button'
import { DataTable } from '@/components/work/data-table'
import type { Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { ScreenLink } from '@/components/work/screen-link'
import { ReferralBadge } from '@/components/demonstration/partner/referral-badge'
import { referralPath } from '@/components/demonstration/partner/partner-paths'
import { whereText } from '@/components/demonstration/partner/where-text'
import { ListSection } from '@/components/work/list-section'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { SelectField } from '@/components/forms/select-field'
import { TextField } from '@/components/forms/text-field'
import { ButtonLink } from '@/components/ui/button-link'
import { referralOutcomeLabels, referralStateLabels, serviceLabels } from '@/lib/content/dashboards/labels'
import { referralsWords as words } from '@/lib/content/demonstration/partner-words'
import {
  type loadReferrals,
  referralSorts,
  referralTabs,
  type ReferralSort,
  type ReferralTab,
} from '@/lib/domain/dashboards/partner/load-referrals'
import type { ReferralRow } from '@/lib/domain/dashboards/partner/fields-partners-see'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { countText, whenText } from '@/lib/content/wording/date-text'

const path = '/dashboard/partner/referrals'

const servicesText = ({ services }: Pick<ReferralRow, 'services'>): string =>
  services.map((service) => serviceLabels[service]).join(', ')

type Query = { tab: ReferralTab; search: string; sort: ReferralSort }
type Props = ScreenProps<typeof loadReferrals, Query> & { empty: Empty }

export function Referrals({ view: { counts, rows }, query: { tab, search, sort }, today, empty }: Props) {
  const csvHead = [
    words.reference,
    words.person,
    words.state,
    words.where,
    words.area,
    words.services,
    words.worker,
    words.received,
    words.contact,
    words.outcome,
  ]
  return (
    <>
      <LinkTabs
        label={words.tabsLabel}
        values={referralTabs}
        current={tab}
        labelOf={(name) => words.tabs[name]}
        hrefOf={(name) => pathWithQuery(path, { tab: name, search, sort })}
        countOf={(name) => counts[name]}
      />
      <FilterBar
        label={words.filter}
        action={path}
        query={`${tab} ${search} ${sort}`}
        kept={{ tab }}
        {...(search !== '' && { clearHref: pathWithQuery(path, { tab, sort }) })}
      >
        <TextField id="referral-search" name="search" type="search" label={words.search} defaultValue={search} />
        <SelectField
          id="referral-sort"
          name="sort"
          label={words.sort}
          defaultValue={sort}
          options={referralSorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
      </FilterBar>
      <ListSection
        heading={[`${words.tabs[tab]}: ${countText(rows.length, 'referral')}`, search && words.found]
          .filter(Boolean)
          .join(' ')}
        tools={
          <div className="button-row not-on-paper">
            <ButtonLink href="/dashboard/partner/referrals/new" anchor={ScreenLink} isSmall>
              {words.add}
            </ButtonLink>
            <CsvButton
              fileName={words.fileName}
              head={csvHead}
              rows={rows.map((row) => [
                row.reference,
                row.name,
                referralStateLabels[row.state],
                whereText(row),
                row.town,
                servicesText(row),
                row.worker ?? words.nobody,
                row.receivedOn,
                row.lastContactOn,
                row.outcome && referralOutcomeLabels[row.outcome],
              ])}
            />
          </div>
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
                  <ScreenLink href={referralPath(id)}>{name}</ScreenLink>
                  <span className="dash-aside">{reference}</span>
                </span>
              ),
            },
            { label: words.state, cell: (row) => <ReferralBadge state={row.state} /> },
            {
              label: words.where,
              cell: (row) => (
                <span className="dash-cell">
                  {row.town}
                  <span className="dash-aside">{whereText(row)}</span>
                </span>
              ),
            },
            { label: words.services, cell: servicesText },
            { label: words.worker, cell: ({ worker }) => worker ?? words.nobody },
            { label: words.received, isShort: true, cell: ({ receivedOn }) => whenText(receivedOn, today) },
            {
              label: words.contact,
              isShort: true,
              cell: ({ lastContactOn }) => (lastContactOn === null ? words.never : whenText(lastContactOn, today)),
            },
          ]}
        />
      </ListSection>
    </>
  )
}

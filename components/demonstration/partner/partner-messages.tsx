import { Badge } from '@/components/work/badge'
import { DataTable } from '@/components/work/data-table'
import type { Empty } from '@/components/work/empty-state'
import { FilterBar } from '@/components/work/filter-bar'
import { LinkTabs } from '@/components/work/link-tabs'
import { ScreenLink } from '@/components/work/screen-link'
import { threadPath } from '@/components/demonstration/partner/partner-paths'
import { ListSection } from '@/components/work/list-section'
import type { ScreenProps } from '@/components/demonstration/parts/screen'
import { TextField } from '@/components/forms/text-field'
import { partnerMessagesWords as words } from '@/lib/content/demonstration/partner-words'
import { type loadThreads, threadTabs, type ThreadTab } from '@/lib/domain/dashboards/partner/load-threads'
import { pathWithQuery } from '@/lib/domain/queries/address-query'
import { countText, whenText } from '@/lib/content/wording/date-text'

const path = '/dashboard/partner/messages'

type Props = ScreenProps<typeof loadThreads, { tab: ThreadTab; search: string }> & { empty: Empty }

export function PartnerMessages({ view: { counts, rows }, query: { tab, search }, today, empty }: Props) {
  return (
    <>
      <LinkTabs
        label={words.tabsLabel}
        values={threadTabs}
        current={tab}
        labelOf={(name) => words.tabs[name]}
        hrefOf={(name) => pathWithQuery(path, { tab: name, search })}
        countOf={(name) => counts[name]}
      />
      <FilterBar
        label={words.filter}
        action={path}
        query={`${tab} ${search}`}
        kept={{ tab }}
        {...(search !== '' && { clearHref: pathWithQuery(path, { tab }) })}
      >
        <TextField id="message-search" name="search" type="search" label={words.search} defaultValue={search} />
      </FilterBar>
      <ListSection
        heading={`${words.tabs[tab]}: ${countText(rows.length, 'conversation')}`}
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
              label: words.subject,
              cell: ({ id, subject, unread }) => (
                <span className="dash-cell">
                  <ScreenLink href={threadPath(id)}>{subject}</ScreenLink>
                  {unread > 0 ? (
                    <span className="dash-aside">
                      <Badge tone="wait">{words.unread(unread)}</Badge>
                    </span>
                  ) : null}
                </span>
              ),
            },
            { label: words.about, cell: ({ about }) => about },
            { label: words.with, cell: ({ others }) => others.join(', ') },
            { label: words.latest, cell: ({ lastLine }) => <span className="partner-line">{lastLine}</span> },
            {
              label: words.when,
              isShort: true,
              cell: ({ lastOn }) => (lastOn === null ? '' : whenText(lastOn, today)),
            },
          ]}
        />
      </ListSection>
    </>
  )
}

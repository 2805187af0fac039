'use client'

import { Badge } from '@/components/dashboard/parts/badge'
import { DataTable } from '@/components/dashboard/parts/data-table'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { FilterBar } from '@/components/dashboard/parts/filter-bar'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { ScreenLink } from '@/components/dashboard/parts/screen-link'
import { threadPath } from '@/components/dashboard/partner/partner-paths'
import { useDemo } from '@/components/dashboard/use-demo'
import { TextField } from '@/components/forms/text-field'
import { messagesWords as words } from '@/lib/content/dashboards/partner-words'
import { loadThreads, threadTabs, type ThreadTab } from '@/lib/domain/dashboards/partner/load-threads'
import { withQuery } from '@/lib/domain/lists/address-query'
import { countText, whenText } from '@/lib/domain/lists/day-words'

const path = '/dashboard/partner/messages'

type Props = { day: string; empty: Empty; query: { tab: ThreadTab; search: string } }

export function Messages({ day, empty, query }: Props) {
  const { state, viewer, today } = useDemo('partner', day)
  const { tab, search } = query
  const { counts, rows } = loadThreads(state, viewer, query)
  return (
    <>
      <LinkTabs
        label={words.tabsLabel}
        tabs={threadTabs.map((one) => ({
          label: words.tabs[one],
          href: withQuery(path, { tab: one, search }),
          count: counts[one],
          isCurrent: one === tab,
        }))}
      />
      <FilterBar
        label={words.filter}
        action={path}
        query={`${tab} ${search}`}
        kept={{ tab }}
        {...(search !== '' && { clearHref: withQuery(path, { tab }) })}
      >
        <TextField id="message-search" name="search" type="search" label={words.search} defaultValue={search} />
      </FilterBar>
      <section className="dash-section" aria-labelledby="list">
        <h2 id="list">
          {words.tabs[tab]}: {countText(rows.length, 'thread')}
        </h2>
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
                cell: ({ lastOn }) => (lastOn === null ? '' : whenText(lastOn, today)),
              },
            ]}
          />
        )}
      </section>
    </>
  )
}

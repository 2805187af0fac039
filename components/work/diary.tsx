import type { Route } from 'next'
import type { ReactNode } from 'react'

import { DayRows } from '@/components/work/day-rows'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import { PeriodLinks } from '@/components/work/period-links'
import { partWords } from '@/lib/content/dashboards/part-words'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { DiaryLayout, DiaryQuery } from '@/lib/domain/casework/diary'
import { weekOf } from '@/lib/domain/dates/london-time'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

type LayoutProps = {
  path: Route
  query: DiaryQuery
  today: PlainDate
  /** What else stays in the URL, such as whose diary it is. */
  kept?: Readonly<Record<string, string>>
}
type TabsProps = LayoutProps & { layouts: readonly DiaryLayout[] }

/** A day, a week or a list: links, which keep the chosen day. */
export function DiaryTabs({ path, query: { week, layout }, today, layouts, kept }: TabsProps) {
  return (
    <LinkTabs
      label={partWords.views}
      values={layouts}
      current={layout}
      labelOf={(name) => partWords.layouts[name]}
      hrefOf={(name) =>
        pathWithQuery(path, { ...kept, view: name === 'week' ? null : name, week: week === today ? null : week })
      }
    />
  )
}

/** What stands on a day of a diary. */
type Dated = { id: string; on: PlainDate }

type LinesProps<Entry> = { entries: readonly Entry[]; isOneDay: boolean; children: (entry: Entry) => ReactNode }

/** Entries one below the other, the first of each day with it unless they are all of one. */
function DiaryLines<Entry extends Dated>({ entries, isOneDay, children }: LinesProps<Entry>) {
  return (
    <ol className="plain-list dash-lines">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          {isOneDay || entries[index - 1]?.on === entry.on ? null : (
            <h3 className="dash-line-day">{weekdayText(entry.on)}</h3>
          )}
          {children(entry)}
        </li>
      ))}
    </ol>
  )
}

type DiaryProps<Entry> = LayoutProps & {
  /** What stands in the day or week, or is to come, earliest first. */
  entries: readonly Entry[]
  empty: Empty
  children: (entry: Entry) => ReactNode
}

/** The entries of a day or week, or everything from today onwards: the same diary for a candidate and a caseworker. */
export function Diary<Entry extends Dated>(props: DiaryProps<Entry>) {
  const {
    path,
    query: { week, layout },
    today,
    kept,
    entries,
    empty,
    children,
  } = props
  return (
    <section className="dash-section">
      {layout === 'list' ? (
        <h2 className="dash-heading">
          {partWords.upcoming} ({entries.length})
        </h2>
      ) : (
        <PeriodLinks
          period={layout}
          day={week}
          today={today}
          // Without a day the address can lead to the coming week.
          hrefOf={(to) => pathWithQuery(path, { ...kept, view: layout === 'week' ? null : layout, week: to })}
        />
      )}
      {entries.length === 0 ? (
        <EmptyState {...empty} />
      ) : layout === 'week' ? (
        <DayRows
          days={weekOf(week).map((day) => ({ day, entries: entries.filter(({ on }) => on === day) }))}
          today={today}
        >
          {children}
        </DayRows>
      ) : (
        <DiaryLines entries={entries} isOneDay={layout === 'day'}>
          {children}
        </DiaryLines>
      )}
    </section>
  )
}

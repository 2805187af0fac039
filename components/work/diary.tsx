import type { Route } from 'next'
import type { ReactNode } from 'react'

import { DayRows } from '@/components/work/day-rows'
import { diaryLayouts, type DiaryLayout } from '@/components/work/diary-layouts'
import { EmptyState, type Empty } from '@/components/work/empty-state'
import { LinkTabs } from '@/components/work/link-tabs'
import { WeekLinks } from '@/components/work/week-links'
import { weekdayText } from '@/lib/content/wording/date-text'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { pathWithQuery } from '@/lib/domain/queries/address-query'

export type DiaryQuery = { week: PlainDate; layout: DiaryLayout }

type DiaryWords = Readonly<Record<'views' | DiaryLayout | 'upcoming', string>>
type LayoutProps = { path: Route; query: DiaryQuery; today: PlainDate; words: DiaryWords }

/** A week or a list: links, which keep the chosen week. */
export function DiaryTabs({ path, query: { week, layout }, today, words }: LayoutProps) {
  return (
    <LinkTabs
      label={words.views}
      values={diaryLayouts}
      current={layout}
      labelOf={(name) => words[name]}
      hrefOf={(name) =>
        pathWithQuery(path, { view: name === 'week' ? null : name, week: week === today ? null : week })
      }
    />
  )
}

/** What stands on a day of a diary. */
type Dated = { id: string; on: PlainDate }

type LinesProps<Entry> = { entries: readonly Entry[]; children: (entry: Entry) => ReactNode }

/** Entries one below the other, each with its day. */
function DiaryLines<Entry extends Dated>({ entries, children }: LinesProps<Entry>) {
  return (
    <ol className="plain-list dash-lines">
      {entries.map((entry) => (
        <li key={entry.id}>
          <h3 className="dash-line-day">{weekdayText(entry.on)}</h3>
          {children(entry)}
        </li>
      ))}
    </ol>
  )
}

type DiaryProps<Entry> = LayoutProps & {
  days: readonly { day: PlainDate; entries: readonly Entry[] }[]
  upcoming: readonly Entry[]
  empty: Empty
  children: (entry: Entry) => ReactNode
}

/** The entries of a week, or everything from today onwards: the same diary for a candidate and a caseworker. */
export function Diary<Entry extends Dated>(props: DiaryProps<Entry>) {
  const { path, query, today, words, days, upcoming, empty, children } = props
  const { week, layout } = query
  return (
    <section className="dash-section">
      {layout === 'week' ? (
        <>
          <WeekLinks
            week={week}
            today={today}
            hrefOf={(to) => pathWithQuery(path, { week: to === today ? null : to })}
          />
          {days.every(({ entries }) => entries.length === 0) ? (
            <EmptyState {...empty} />
          ) : (
            <DayRows days={days} today={today}>
              {children}
            </DayRows>
          )}
        </>
      ) : (
        <>
          <h2 className="dash-heading">
            {words.upcoming} ({upcoming.length})
          </h2>
          {upcoming.length === 0 ? <EmptyState {...empty} /> : null}
          <DiaryLines entries={upcoming}>{children}</DiaryLines>
        </>
      )}
    </section>
  )
}

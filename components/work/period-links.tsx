import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { partWords } from '@/lib/content/dashboards/part-words'
import { weekdaysText, weekdayText } from '@/lib/content/wording/date-text'
import { startOfWeek } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'

type Props = {
  period: 'day' | 'week'
  /** The day that is shown, or any day in the week. */
  day: PlainDate
  today: PlainDate
  hrefOf: (day: PlainDate) => Route
}

const lengths = { day: 1, week: 7 } as const
const labels = {
  day: { all: partWords.days, before: partWords.dayBefore, after: partWords.dayAfter },
  week: { all: partWords.weeks, before: partWords.weekBefore, after: partWords.weekAfter },
} as const

/** Which day or week is shown, and links to the one before, to today and to the one after: URLs, so that they work with scripts off. */
export function PeriodLinks({ period, day, today, hrefOf }: Props) {
  const startOf = period === 'week' ? startOfWeek : (one: PlainDate) => one
  const [first, length, words] = [startOf(day), lengths[period], labels[period]]
  return (
    <div className="dash-week-head">
      <h2 className="dash-heading">
        {period === 'day' ? weekdayText(first) : weekdaysText(first, addDays(first, length - 1))}
      </h2>
      <nav aria-label={words.all} className="not-on-paper">
        <ul className="plain-list">
          <li>
            <PageLink href={hrefOf(addDays(first, -length))} scroll={false}>
              {words.before}
            </PageLink>
          </li>
          <li>
            <PageLink href={hrefOf(today)} scroll={false} aria-current={first === startOf(today) ? 'date' : undefined}>
              {partWords.today}
            </PageLink>
          </li>
          <li>
            <PageLink href={hrefOf(addDays(first, length))} scroll={false}>
              {words.after}
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

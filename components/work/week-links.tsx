import type { Route } from 'next'

import { PageLink } from '@/components/ui/page-link'
import { partWords } from '@/lib/content/dashboards/part-words'
import { startOfWeek } from '@/lib/domain/dates/london-time'
import { addDays, type PlainDate } from '@/lib/domain/dates/plain-date'
import { weekdayText } from '@/lib/content/wording/date-text'

type Props = {
  /** Any day in the week that is shown. */
  week: PlainDate
  today: PlainDate
  hrefOf: (week: PlainDate) => Route
}

const daysInAWeek = 7

/** Which week is shown, and links to the one before and after: URLs, so that they work with scripts off. */
export function WeekLinks({ week, today, hrefOf }: Props) {
  const monday = startOfWeek(week)
  const isThisWeek = monday === startOfWeek(today)
  return (
    <div className="dash-week-head">
      <h2 className="dash-heading">
        {partWords.weekOf} {weekdayText(monday)} {partWords.to} {weekdayText(addDays(monday, daysInAWeek - 1))}
      </h2>
      <nav aria-label={partWords.weeks} className="not-on-paper">
        <ul className="plain-list">
          <li>
            <PageLink href={hrefOf(addDays(monday, -daysInAWeek))} scroll={false}>
              {partWords.weekBefore}
            </PageLink>
          </li>
          {isThisWeek ? null : (
            <li>
              <PageLink href={hrefOf(today)} scroll={false}>
                {partWords.thisWeek}
              </PageLink>
            </li>
          )}
          <li>
            <PageLink href={hrefOf(addDays(monday, daysInAWeek))} scroll={false}>
              {partWords.weekAfter}
            </PageLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}

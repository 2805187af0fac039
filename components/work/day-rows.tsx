import type { ReactNode } from 'react'

import { partWords } from '@/lib/content/dashboards/part-words'
import type { PlainDate } from '@/lib/domain/dates/plain-date'
import { weekdayText } from '@/lib/content/wording/date-text'

type Props<Entry extends { id: string }> = {
  days: readonly { day: PlainDate; entries: readonly Entry[] }[]
  today: PlainDate
  children: (entry: Entry) => ReactNode
}

/** Days one below the other, each with its entries: the same on a phone, a wide screen and paper. */
export function DayRows<Entry extends { id: string }>({ days, today, children }: Props<Entry>) {
  return (
    <ol className="plain-list dash-days">
      {days.map(({ day, entries }) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>
            <time dateTime={day}>{weekdayText(day)}</time>
            {day === today ? <span className="dash-day-today">{partWords.today}</span> : null}
          </h3>
          {entries.length === 0 ? (
            <p className="dash-day-free">{partWords.nothingOn}</p>
          ) : (
            <ul className="plain-list">
              {entries.map((entry) => (
                <li key={entry.id}>{children(entry)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

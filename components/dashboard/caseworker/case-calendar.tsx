import { useRef } from 'react'

import { calendarViews, type CalendarView } from '@/components/dashboard/caseworker/calendar-views'
import { CaseEntry } from '@/components/dashboard/caseworker/case-entry'
import { ActButton } from '@/components/dashboard/parts/act-button'
import { ActionNote } from '@/components/dashboard/parts/action-note'
import { BookForm } from '@/components/dashboard/parts/book-form'
import { DayRows } from '@/components/dashboard/parts/day-rows'
import { EmptyState, type Empty } from '@/components/dashboard/parts/empty-state'
import { LinkTabs } from '@/components/dashboard/parts/link-tabs'
import { useNoted, type Act } from '@/components/dashboard/parts/use-noted'
import { WeekLinks } from '@/components/dashboard/parts/week-links'
import { downloadText } from '@/lib/client/download'
import { calendarWords as words } from '@/lib/content/dashboards/caseworker-words'
import { neutralName } from '@/lib/content/neutral-name'
import { londonDay, utcStamp } from '@/lib/domain/appointments/london-time'
import { toIcs } from '@/lib/domain/appointments/to-ics'
import type { loadCalendar } from '@/lib/domain/dashboards/caseworker/load-caseworker'
import type { PlainDate } from '@/lib/domain/disclosure/plain-date'
import { withQuery } from '@/lib/domain/lists/address-query'
import { weekdayText } from '@/lib/domain/lists/day-words'

type Calendar = ReturnType<typeof loadCalendar>
type Entry = Calendar['upcoming'][number]

type Props = { calendar: Calendar; view: CalendarView; week: PlainDate; today: PlainDate; empty: Empty; act: Act }

const path = '/dashboard/caseworker/calendar'

export function CaseCalendar({ calendar, view, week, today, empty, act }: Props) {
  const { note, run, dismiss } = useNoted(act)
  const toWrite = useRef<HTMLHeadingElement>(null)
  const { days, upcoming, outcomesMissing, people } = calendar

  const entry = (one: Entry) => <CaseEntry entry={one} today={today} run={run} />
  const save = () =>
    downloadText(toIcs(upcoming, { name: neutralName, stamp: utcStamp(londonDay(new Date()), '00:00') }), {
      fileName: words.fileName,
      type: 'text/calendar;charset=utf-8',
    })

  return (
    <>
      <LinkTabs
        label={words.views}
        tabs={calendarViews.map((one) => ({
          label: words[one],
          href: withQuery(path, { view: one === 'week' ? null : one, week: week === today ? null : week }),
          isCurrent: one === view,
        }))}
      />
      <BookForm people={people} today={today} run={run} />
      <section className="dash-section">
        {view === 'week' ? (
          <>
            <WeekLinks week={week} today={today} hrefOf={(to) => withQuery(path, { week: to === today ? null : to })} />
            {days.every(({ entries }) => entries.length === 0) ? <EmptyState {...empty} /> : null}
            <DayRows days={days} today={today}>
              {entry}
            </DayRows>
          </>
        ) : (
          <>
            <h2 className="dash-heading">
              {words.upcoming} ({upcoming.length})
            </h2>
            {upcoming.length === 0 ? <EmptyState {...empty} /> : null}
            <ol className="plain-list dash-lines">
              {upcoming.map((one) => (
                <li key={one.id}>
                  <h3 className="dash-line-day">{weekdayText(one.on)}</h3>
                  {entry(one)}
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
      <section className="dash-section" aria-labelledby="to-write">
        <h2 id="to-write" ref={toWrite} tabIndex={-1}>
          {words.toWrite} ({outcomesMissing.length})
        </h2>
        {outcomesMissing.length === 0 ? (
          <p>{words.toWriteNone}</p>
        ) : (
          <ol className="plain-list dash-lines">
            {outcomesMissing.map((one) => (
              <li key={one.id}>
                <h3 className="dash-line-day">{weekdayText(one.on)}</h3>
                <CaseEntry entry={one} today={today} run={run} onSaved={() => toWrite.current?.focus()} />
              </li>
            ))}
          </ol>
        )}
      </section>
      <p className="not-on-paper">
        <ActButton onClick={save}>{words.file}</ActButton> <span className="small needs-script">{words.fileNote}</span>
      </p>
      <ActionNote note={note} onDismiss={dismiss} />
    </>
  )
}

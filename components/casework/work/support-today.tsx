import type { Route } from 'next'

import { AppointmentMarks, AppointmentWhat } from '@/components/casework/work/support-appointments'
import { PageLink } from '@/components/ui/page-link'
import { Typed } from '@/components/work/typed'
import { supportAlertLinks, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { timeText, weekdayText } from '@/lib/content/wording/date-text'
import { alertPath, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import type { SupportAppointment } from '@/lib/domain/casework/support-appointment'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Line = SupportAppointment & { reference: string; name: string }
type Props = {
  portal: PeoplePortal
  day: {
    appointments: readonly Line[]
    toNote: readonly Line[]
    people: number
  }
  today: PlainDate
}

/** Appointments without an outcome, those of today, and the week's. */
export function SupportToday({ portal, day, today }: Props) {
  const isToday = ({ on }: Line): boolean => on === today
  const waiting = new Set(day.toNote.map(({ id }) => id))
  // What is over today stands among those to be noted, and not a second time.
  const stillToday = day.appointments.filter((one) => isToday(one) && !waiting.has(one.id))
  const lines = (list: readonly Line[], isOneDay: boolean) => (
    <ul className="plain-list dash-lines">
      {list.map((one) => (
        <li key={one.id} className="day-line">
          <span>
            <strong>{timeText(one.at)}</strong>{' '}
            {isOneDay ? null : (
              <span className="dash-aside">{one.on === today ? words.today : weekdayText(one.on)}</span>
            )}
          </span>{' '}
          <span>
            <PageLink href={workPath(portal, one.reference) as Route}>
              <Typed>{one.name}</Typed>
            </PageLink>{' '}
            <span className="dash-aside">
              <AppointmentWhat one={one} />
            </span>{' '}
            <AppointmentMarks one={one} />{' '}
            {waiting.has(one.id) ? (
              <PageLink href={alertPath(portal, one.reference, 'outcome_missing') as Route}>
                {supportAlertLinks.outcome_missing}
                <span className="visually-hidden">
                  : <Typed>{one.name}</Typed>
                </span>
              </PageLink>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {day.toNote.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="to-note">
          <h2 id="to-note">{words.toNote}</h2>
          {lines(day.toNote, false)}
        </section>
      )}
      {day.people === 0 && day.appointments.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="today">
          <h2 id="today">{words.today}</h2>
          {stillToday.length > 0 ? (
            lines(stillToday, true)
          ) : (
            <p>{day.toNote.some(isToday) ? words.noMoreToday : words.noToday}</p>
          )}
          {day.appointments.some(({ on }) => on > today) ? (
            <>
              <h3>{words.week}</h3>
              {lines(
                day.appointments.filter(({ on }) => on > today),
                false,
              )}
            </>
          ) : null}
        </section>
      )}
    </>
  )
}

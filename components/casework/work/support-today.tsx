import type { Route } from 'next'

import { formsOf, peoplePath, workPath, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { AppointmentLine } from '@/components/casework/work/support-appointments'
import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { PostedForm, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { supportMessagesWords as messagesWords } from '@/lib/content/casework/support-messages'
import { supportAlertWords, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { dayText } from '@/lib/content/wording/date-text'
import { momentText } from '@/lib/content/wording/moment-text'
import type { SupportAlert } from '@/lib/domain/casework/support-alerts'
import type { SupportAppointment } from '@/lib/domain/casework/support-appointment'
import type { PlainDate } from '@/lib/domain/dates/plain-date'

type Whose = { reference: string; name: string }
type Props = {
  portal: PeoplePortal
  day: {
    appointments: readonly (SupportAppointment & Whose)[]
    toNote: readonly (SupportAppointment & Whose)[]
    alerts: readonly (SupportAlert & Whose)[]
    people: number
    nobodyYet: number | null
  }
  /** Whose messages are new. */
  unread: readonly (Whose & { unread: number; since: string })[]
  kept: KeptForm | null
  today: PlainDate
}

/** What a member has to look at today: alerts with their reason, appointments without an outcome, and the week. */
export function SupportToday({ portal, day, unread, kept, today }: Props) {
  const to = formsOf(portal)
  const link = ({ reference, name }: Whose) => (
    <PageLink href={workPath(portal, reference) as Route}>
      <Typed>{name}</Typed>
    </PageLink>
  )
  const lines = (list: readonly (SupportAppointment & Whose)[]) => (
    <ul className="plain-list dash-lines">
      {list.map((one) => (
        <li key={one.id}>
          {link(one)}. <AppointmentLine one={one} />
        </li>
      ))}
    </ul>
  )
  const isBack = (alert: SupportAlert & Whose): boolean =>
    kept?.values.form === 'alert-put-off' &&
    kept.values.alert === alert.kind &&
    kept.values.reference === alert.reference
  return (
    <>
      {day.nobodyYet === null || day.nobodyYet === 0 ? null : (
        <p className="notice">
          <PageLink href={`${peoplePath(portal)}?worker=none` as Route}>{words.nobodyYet(day.nobodyYet)}</PageLink>
        </p>
      )}
      {unread.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="unread">
          <h2 id="unread">{messagesWords.unreadHeading}</h2>
          <ul className="plain-list dash-lines">
            {unread.map((one) => (
              <li key={one.reference}>
                <PageLink href={`${portal}/people/${one.reference}/messages` as Route}>
                  <Typed>{one.name}</Typed>
                </PageLink>
                {': '}
                {messagesWords.unread(one.unread)}, {momentText(one.since)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {day.people === 0 ? null : (
        <section className="dash-section" aria-labelledby="alerts">
          <h2 id="alerts">{words.alerts}</h2>
          {day.alerts.length === 0 ? <p>{words.noAlerts}</p> : null}
          <ul className="plain-list dash-lines">
            {day.alerts.map((alert) => (
              <li key={`${alert.reference} ${alert.kind}`}>
                <p>
                  {link(alert)}. {supportAlertWords[alert.kind](alert.count, dayText(alert.on))}
                </p>
                <details className="dash-more" open={isBack(alert)}>
                  <summary>{words.putOff}</summary>
                  <PostedForm
                    to={to}
                    action="alert-put-off"
                    submit={words.putOffSubmit}
                    look="secondary"
                    hidden={{ reference: alert.reference, alert: alert.kind }}
                    kept={isBack(alert) ? kept : null}
                    noValidate
                  >
                    {(['until', 'reason'] as const).map((name) => (
                      <TextField
                        key={name}
                        id={`${name}-${alert.reference}-${alert.kind}`}
                        name={name}
                        type={name === 'until' ? 'date' : 'text'}
                        label={name === 'until' ? words.putOffDay : words.putOffReason}
                        autoComplete="off"
                        defaultValue={isBack(alert) ? (kept?.values[name] ?? '') : ''}
                        error={isBack(alert) && kept?.field === name ? kept.message : undefined}
                      />
                    ))}
                  </PostedForm>
                </details>
              </li>
            ))}
          </ul>
        </section>
      )}
      {day.toNote.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="to-note">
          <h2 id="to-note">{words.toNote}</h2>
          {lines(day.toNote)}
        </section>
      )}
      {day.people === 0 && day.appointments.length === 0 ? null : (
        <section className="dash-section" aria-labelledby="today">
          <h2 id="today">{words.today}</h2>
          {day.appointments.some(({ on }) => on === today) ? (
            lines(day.appointments.filter(({ on }) => on === today))
          ) : (
            <p>{words.noToday}</p>
          )}
          {day.appointments.some(({ on }) => on > today) ? (
            <>
              <h3>{words.week}</h3>
              {lines(day.appointments.filter(({ on }) => on > today))}
            </>
          ) : null}
        </section>
      )}
    </>
  )
}

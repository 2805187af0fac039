import type { Route } from 'next'

import { TextField } from '@/components/forms/text-field'
import { PageLink } from '@/components/ui/page-link'
import { PostedForm, problemOf, type KeptForm } from '@/components/work/posted-form'
import { Typed } from '@/components/work/typed'
import { supportAlertLinks, supportAlertWords, supportWorkWords as words } from '@/lib/content/casework/support-work'
import { dayText } from '@/lib/content/wording/date-text'
import { alertPath, alertsPath, filePath, formsOf, type PeoplePortal } from '@/lib/domain/casework/people-portal'
import { mayBePutOff, type PutOff, type SupportAlert } from '@/lib/domain/casework/support-alerts'

type Alert = SupportAlert & { reference: string; name: string }
type Props = {
  portal: PeoplePortal
  alerts: readonly Alert[]
  putOff: readonly (Alert & PutOff)[]
  kept: KeptForm | null
  /** Where the list is: the first page of a portal that has a page of alerts shows the first few. */
  at: 'alerts' | 'home'
}

type AlertProps = { portal: PeoplePortal; alert: Alert }

/** Why somebody is looked at, and the way to where it is dealt with. */
export function AlertText({ portal, alert: { kind, count, on, reference, name } }: AlertProps) {
  return (
    <>
      {supportAlertWords[kind](count, dayText(on))}{' '}
      <PageLink href={alertPath(portal, reference, kind) as Route}>
        {supportAlertLinks[kind]}
        <span className="visually-hidden">
          : <Typed>{name}</Typed>
        </span>
      </PageLink>
    </>
  )
}

function NamedAlert({ portal, alert }: AlertProps) {
  return (
    <>
      <strong>
        <PageLink href={filePath(portal, alert.reference) as Route}>
          <Typed>{alert.name}</Typed>
        </PageLink>
      </strong>{' '}
      <br />
      <AlertText portal={portal} alert={alert} />
    </>
  )
}

/** What the member put off, folded: until when and why, as they wrote it. */
function AlertsPutOff({ portal, putOff }: Pick<Props, 'portal' | 'putOff'>) {
  if (putOff.length === 0) return null
  return (
    <details className="dash-more dash-more-quiet">
      <summary>{words.putOffList(putOff.length)}</summary>
      <ul className="plain-list dash-lines">
        {putOff.map((alert) => (
          <li key={`${alert.reference} ${alert.kind}`}>
            <p>
              <NamedAlert portal={portal} alert={alert} />
            </p>
            <p className="small">
              {words.putOffUntil(dayText(alert.until))} <Typed>{alert.reason}</Typed>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** How many the first page shows, so that today's appointments are on its first screen. */
const mostAtHome = 5
/** How many the page of alerts shows before the rest, which is folded. */
const mostUnfolded = 10

/** Whom a member has to look at, each with the reason, and a way to put it off. */
export function SupportAlerts({ portal, alerts: all, putOff, kept, at }: Props) {
  // What nobody has noted stands on the first page already, with the appointments, and a message with the new ones.
  const alerts = at === 'home' ? all.filter(({ kind }) => kind !== 'outcome_missing' && kind !== 'message_unread') : all
  const isShort = at === 'home' && alertsPath(portal) !== portal
  const isBack = (alert: Alert): boolean =>
    kept?.values.form === 'alert-put-off' &&
    kept.values.alert === alert.kind &&
    kept.values.reference === alert.reference
  const shown = isShort ? mostAtHome : mostUnfolded
  const lines = (some: readonly Alert[]) => (
    <ul className="plain-list dash-lines">
      {some.map((alert) => (
        <li key={`${alert.reference} ${alert.kind}`}>
          <p>
            <NamedAlert portal={portal} alert={alert} />
          </p>
          {mayBePutOff(alert.kind) ? (
            <details className="dash-more dash-more-quiet" open={isBack(alert)}>
              <summary>{words.putOff}</summary>
              <PostedForm
                to={formsOf(portal)}
                action="alert-put-off"
                submit={words.putOffSubmit}
                look="secondary"
                hidden={{ reference: alert.reference, alert: alert.kind, from: at }}
                kept={isBack(alert) ? kept : null}
                idOf={(field) => `${field}-${alert.reference}-${alert.kind}`}
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
                    error={isBack(alert) ? problemOf(kept, name) : undefined}
                  />
                ))}
              </PostedForm>
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
  const hasMore = isShort && all.length > shown
  if (all.length > 0 && alerts.length === 0 && !hasMore && putOff.length === 0) return null
  return (
    <section className="dash-section" aria-labelledby={alerts.length === 0 && !hasMore ? undefined : 'alerts'}>
      {all.length === 0 ? <p>{words.noAlerts}</p> : null}
      {alerts.length > 0 || hasMore ? <h2 id="alerts">{words.alerts}</h2> : null}
      {alerts.length > 0 ? lines(alerts.slice(0, shown)) : null}
      {!isShort && alerts.length > shown ? (
        <details className="dash-more dash-more-quiet" open={alerts.slice(shown).some(isBack)}>
          <summary>{words.moreAlerts(alerts.length - shown)}</summary>
          {lines(alerts.slice(shown))}
        </details>
      ) : null}
      {hasMore ? (
        <p>
          <PageLink href={alertsPath(portal) as Route} className="text-link">
            {words.allAlerts(all.length)}
          </PageLink>
        </p>
      ) : null}
      <AlertsPutOff portal={portal} putOff={putOff} />
    </section>
  )
}
